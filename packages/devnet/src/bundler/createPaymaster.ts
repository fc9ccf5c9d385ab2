import {
  concat,
  encodeAbiParameters,
  type Hex,
  isHex,
  parseAbi,
  parseAbiParameters,
  toHex,
} from 'viem'
import {
  entryPoint07Address,
  toPackedUserOperation,
} from 'viem/account-abstraction'
import {
  PAYMASTER_SIGNER,
  type Paymasters,
} from '../chain/account/placePaymaster.js'
import type { DevWallet } from '../chain/createDevWallet.js'
import { createRpcError } from '../createRpcError.js'
import type { RpcMethods } from './bundler.js'
import type { GasRates } from './createGasRates.js'
import { createTokenPaymaster } from './createTokenPaymaster.js'
import { type Operation, parseOperation } from './parseOperation.js'

/** How long an offer stands. */
const OFFER_SECONDS = 600
const VERIFICATION_GAS = 60_000n
/** It does nothing after an operation. */
const POST_OP_GAS = 0n

const validity = parseAbiParameters('uint48 validUntil, uint48 validAfter')
/** A signature that recovers to nobody: estimates need one that can be read. */
const STUB_SIGNATURE: Hex =
  '0xfffffffffffffffffffffffffffffff0000000000000000000000000000000007aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1c'

const abi = parseAbi([
  'struct Op { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }',
  'function getHash(Op userOp, uint48 validUntil, uint48 validAfter) view returns (bytes32)',
])

/**
 * Pays the gas of every operation on one chain (ERC-7677), with the published
 * VerifyingPaymaster. For a `token` in the context it takes that token, with
 * our own contract.
 *
 * @param parameters.placed - its contracts on the chain
 * @param parameters.rates - default: no token is taken
 */
export function createPaymaster(parameters: {
  client: DevWallet
  placed: Paymasters
  rates?: GasRates | undefined
}): RpcMethods {
  const { client, placed, rates } = parameters
  const address = placed.sponsor
  const sponsor = { name: 'Local sponsor' }
  const tokens = createTokenPaymaster({
    ...{ address: placed.token, client, rates, sponsor },
  })

  async function parse(params: readonly unknown[]) {
    const [value, entryPoint, chainId, context] = params
    assertPlace(entryPoint, chainId)
    const { token } = (context ?? {}) as { token?: unknown }
    return { operation: parseOperation(value), token }
  }

  function assertPlace(entryPoint: unknown, chainId: unknown) {
    const isEntryPoint =
      String(entryPoint).toLowerCase() === entryPoint07Address.toLowerCase()
    if (!isEntryPoint) throw createRpcError(-32602, 'Unsupported entry point')
    if (!isHex(chainId) || Number(chainId) !== client.chain.id)
      throw createRpcError(-32602, 'Unsupported chain')
  }

  return {
    async pimlico_getTokenQuotes([asked, entryPoint, chainId]) {
      assertPlace(entryPoint, chainId)
      const { tokens: list } = (asked ?? {}) as { tokens?: unknown }
      if (!Array.isArray(list)) throw createRpcError(-32602, 'Expected tokens')
      return { quotes: await tokens.quote(list) }
    },
    async pm_getPaymasterStubData(params) {
      const { operation, token } = await parse(params)
      if (token !== undefined) return tokens.getStub({ operation, token })
      return {
        sponsor,
        paymaster: address,
        paymasterData: concat([
          encodeAbiParameters(validity, [2 ** 48 - 1, 0]),
          STUB_SIGNATURE,
        ]),
        paymasterVerificationGasLimit: toHex(VERIFICATION_GAS),
        paymasterPostOpGasLimit: toHex(POST_OP_GAS),
      }
    },
    async pm_getPaymasterData(params) {
      const { operation, token } = await parse(params)
      const { timestamp } = await client.getBlock()
      const validUntil = Number(timestamp) + OFFER_SECONDS
      if (token !== undefined)
        return tokens.getOffer({ operation, token, validUntil })
      const paymasterData = await sign(operation, validUntil)
      return { paymaster: address, paymasterData }
    },
  }

  async function sign(operation: Operation, validUntil: number) {
    const head = encodeAbiParameters(validity, [validUntil, 0])
    const packed = toPackedUserOperation({
      paymasterPostOpGasLimit: POST_OP_GAS,
      paymasterVerificationGasLimit: VERIFICATION_GAS,
      ...operation,
      paymaster: address,
      paymasterData: head,
    })
    const hash = await client.readContract({
      abi,
      address,
      args: [packed, validUntil, 0],
      functionName: 'getHash',
    })
    const signature = await PAYMASTER_SIGNER.signMessage({
      message: { raw: hash },
    })
    return concat([head, signature])
  }
}
