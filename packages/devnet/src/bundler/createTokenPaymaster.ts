import {
  type Address,
  encodeAbiParameters,
  getAddress,
  type Hex,
  isAddress,
  parseAbi,
  parseAbiParameters,
  toHex,
} from 'viem'
import { toPackedUserOperation } from 'viem/account-abstraction'
import { PAYMASTER_SIGNER } from '../chain/account/placePaymaster.js'
import type { DevWallet } from '../chain/createDevWallet.js'
import { createRpcError } from '../createRpcError.js'
import type { GasRate, GasRates } from './createGasRates.js'
import type { Operation } from './parseOperation.js'

const VERIFICATION_GAS = 80_000n
/** Limit for taking a token, and what the contract charges for that. */
const POST_OP_GAS = 90_000n
const CHARGED_POST_OP_GAS = 40_000n
const WEI = 10n ** 18n

/** A signature that recovers to nobody: estimates need one that can be read. */
const STUB_SIGNATURE: Hex =
  '0xfffffffffffffffffffffffffffffff0000000000000000000000000000000007aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1c'

const offerParameters = parseAbiParameters([
  'Offer offer',
  'struct Offer { uint48 validUntil; uint48 validAfter; address token; uint256 rate; uint256 maximum; bytes signature; }',
])
const abi = parseAbi([
  'struct Op { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }',
  'struct Offer { uint48 validUntil; uint48 validAfter; address token; uint256 rate; uint256 maximum; bytes signature; }',
  'function getHash(Op operation, Offer offer) view returns (bytes32)',
])

/**
 * Offers to pay the gas of operations for a token, with LocalTokenPaymaster.
 * An offer says the most that is taken (`tokenPayment`); quotes are answered
 * as Pimlico's paymaster does.
 */
export function createTokenPaymaster(parameters: {
  address: Address
  client: DevWallet
  rates: GasRates | undefined
  sponsor: { name: string }
}) {
  const { address, client, rates, sponsor } = parameters

  async function find(token: unknown) {
    const found =
      typeof token === 'string' && isAddress(token, { strict: false })
        ? await rates?.(token)
        : undefined
    if (!found) throw createRpcError(-32602, 'The token is not taken')
    return { ...found, token: getAddress(token as Address) }
  }

  return {
    async quote(tokens: readonly unknown[]) {
      const quotes = tokens.map(async (asked) => {
        const { rate, token } = await find(asked)
        return {
          paymaster: address,
          token,
          exchangeRate: toHex(rate),
          postOpGas: toHex(CHARGED_POST_OP_GAS),
        }
      })
      return Promise.all(quotes)
    },
    async getStub(request: { operation: Operation; token: unknown }) {
      const gasRate = await find(request.token)
      const { maximum, tokenPayment } = toPayment(gasRate, request.operation)
      return {
        sponsor,
        paymaster: address,
        paymasterData: encode({
          ...{ ...gasRate, maximum, validUntil: 2 ** 48 - 1 },
          signature: STUB_SIGNATURE,
        }),
        paymasterVerificationGasLimit: toHex(VERIFICATION_GAS),
        paymasterPostOpGasLimit: toHex(POST_OP_GAS),
        tokenPayment,
      }
    },
    async getOffer(request: {
      operation: Operation
      token: unknown
      validUntil: number
    }) {
      const { operation, validUntil } = request
      const gasRate = await find(request.token)
      const { maximum, tokenPayment } = toPayment(gasRate, operation)
      const offer = { ...gasRate, maximum, validUntil }
      const hash = await client.readContract({
        abi,
        address,
        args: [
          toPackedUserOperation({
            paymasterPostOpGasLimit: POST_OP_GAS,
            paymasterVerificationGasLimit: VERIFICATION_GAS,
            ...operation,
            paymaster: address,
            paymasterData: '0x',
          }),
          toOffer({ ...offer, signature: '0x' }),
        ],
        functionName: 'getHash',
      })
      const signature = await PAYMASTER_SIGNER.signMessage({
        message: { raw: hash },
      })
      return {
        paymaster: address,
        paymasterData: encode({ ...offer, signature }),
        tokenPayment,
      }
    },
  }
}

type Priced = GasRate & { token: Address }

/** The most that is taken for an operation with these limits. */
function toPayment({ decimals, rate, symbol, token }: Priced, op: Operation) {
  const isOwn = (limit: bigint | undefined, gas: bigint) => limit || gas
  const gas =
    op.callGasLimit +
    op.preVerificationGas +
    op.verificationGasLimit +
    isOwn(op.paymasterVerificationGasLimit, VERIFICATION_GAS) +
    isOwn(op.paymasterPostOpGasLimit, POST_OP_GAS) +
    CHARGED_POST_OP_GAS
  const maximum = (gas * op.maxFeePerGas * rate + WEI - 1n) / WEI
  return {
    maximum,
    tokenPayment: {
      ...{ name: symbol, address: token, decimals },
      maxFee: toHex(maximum),
    },
  }
}

type Offer = {
  maximum: bigint
  rate: bigint
  signature: Hex
  token: Address
  validUntil: number
}

function toOffer({ maximum, rate, signature, token, validUntil }: Offer) {
  return { validUntil, validAfter: 0, token, rate, maximum, signature }
}

function encode(offer: Offer) {
  return encodeAbiParameters(offerParameters, [toOffer(offer)])
}
