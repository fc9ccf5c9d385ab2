import { HostError } from 'latchkey/frame'
import {
  type Address,
  encodeFunctionData,
  type Hex,
  parseAbi,
  toHex,
} from 'viem'
import { DELEGATE, ENTRY_POINT } from '../../core/contracts.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import { assertNothingPending } from '../smartAccount/assertNothingPending.js'
import { encodeExecute } from '../smartAccount/encodeExecute.js'
import { estimateExecute } from '../smartAccount/estimateExecute.js'
import type { Delegation } from '../smartAccount/readDelegation.js'
import type { Nonces } from '../transaction/createNonces.js'
import type { TransactionRequest } from '../transaction/parseTransactionRequest.js'
import { insufficientFunds } from '../transaction/prepareTransaction.js'
import { toQuantity } from '../transaction/toQuantity.js'
import { askPaymaster, type PaymasterAnswer } from './askPaymaster.js'
import { estimateOperation } from './estimateOperation.js'
import { getOperationFee } from './getOperationFee.js'
import { openTokenFee, type TokenFee } from './openTokenFee.js'
import type { Operation, Paymaster, Upgrade } from './operation.js'
import { type OperationFees, readOperationFees } from './readOperationFees.js'

/** Recovers to nobody; accounts refuse to even try one that cannot be read. */
const STUB_SIGNATURE: Hex =
  '0xfffffffffffffffffffffffffffffff0000000000000000000000000000000007aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1c'
/** Estimates need the delegate and no more; nothing is signed for them. */
const stubAuthorization = {
  r: '0xfffffffffffffffffffffffffffffff000000000000000000000000000000000',
  s: '0x7aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  yParity: 1,
} as const

type Call = Parameters<typeof encodeExecute>[0][number]

const nonceAbi = parseAbi([
  'function getNonce(address sender, uint192 key) view returns (uint256)',
])

/**
 * Fills in the user operation that makes all calls or none (ERC-4337), for
 * the card and, once approved, for the signature.
 *
 * Fees and the nonce are read from the frame's own node, the bundler's price
 * beside them. The bundler's gas, with what a rollup takes for data, is taken up
 * to three times what the node says.
 *
 * @throws HostError 5720 when the nonce is used, -32000 when a call would
 * fail, the account cannot pay, it has to be upgraded while a transaction is
 * pending, or bundler or paymaster want something else than was asked for
 */
export async function prepareOperation(
  parameters: prepareOperation.Parameters,
): Promise<prepareOperation.ReturnType> {
  const { calls, chain, delegation, from, nonce, paymaster, rpc } = parameters
  const { nonces, replaced } = parameters
  const encode = (more: readonly Call[] = []) =>
    encodeExecute([
      ...calls.map(({ data, to, value }) => ({
        ...{ data, to: to as Address, value },
      })),
      ...more,
    ])
  const tryOut = (data: Hex, count: number) =>
    estimateExecute({ chain, count, data, from, rpc })
  const data = encode()
  const isUpgrade = delegation === 'none'
  const [{ gas: callsGas, isTried }, fees, block, used, count] =
    await Promise.all([
      tryOut(data, calls.length),
      readOperationFees({ chain, replaced, rpc }),
      rpc(chain, 'eth_blockNumber').then(toQuantity),
      readNonce(parameters),
      isUpgrade ? assertNothingPending({ chain, from, nonces, rpc }) : 0,
    ])
  if (used !== nonce)
    throw replaced
      ? new HostError({ message: 'nonce too low', code: -32000 })
      : new HostError({ message: 'Duplicate bundle id', code: 5720 })
  const upgrade = isUpgrade
    ? Object.freeze({ address: DELEGATE, chainId: chain.id, nonce: count })
    : undefined
  const draft = {
    sender: from,
    nonce,
    callData: data,
    callGasLimit: 0n,
    verificationGasLimit: 0n,
    preVerificationGas: 0n,
    ...fees,
    signature: STUB_SIGNATURE,
    ...(upgrade && { authorization: { ...upgrade, ...stubAuthorization } }),
  }
  const ask = (
    method: 'pm_getPaymasterData' | 'pm_getPaymasterStubData',
    operation: Operation & { signature: Hex },
  ) =>
    paymaster &&
    askPaymaster({ chainId: chain.id, method, operation, paymaster, rpc })
  const stub = await ask('pm_getPaymasterStubData', draft)
  const token = paymaster?.token
  const spender = stub?.fields.paymaster
  const charge =
    paymaster && spender && token
      ? await openTokenFee({ ...parameters, paymaster, spender, token })
      : undefined
  const approvals = charge?.toApprovals() ?? []
  const callData = encode(approvals)
  const ownGas = charge
    ? (await tryOut(callData, calls.length + approvals.length)).gas
    : callsGas
  const stubbed = { ...draft, ...stub?.fields, callData }
  const gas = await estimateOperation({
    ...{ chain, operation: stubbed, ownGas, rpc },
  })
  const limited = { ...stubbed, ...gas }
  // Asked again with the gas, a paymaster without quotes knows the price.
  const priced = charge && (await ask('pm_getPaymasterStubData', limited))
  const fee = charge?.toFee(limited, priced?.maxCharge)
  const fixed = {
    ...limited,
    ...(fee && { callData: encode(charge?.toApprovals(fee.units)) }),
  }
  const final =
    stub?.isFinal && !fee ? stub : await ask('pm_getPaymasterData', fixed)
  const { authorization: __, signature: ___, ...unsigned } = fixed
  const operation = Object.freeze({
    ...unsigned,
    ...toPaid(stub, final, fee),
  })
  if (!operation.paymaster) await assertFunds(parameters, operation)
  return {
    operation,
    fee,
    fromBlock: toHex(block),
    isTried,
    sponsor: stub?.sponsor,
    upgrade,
  }
}

export declare namespace prepareOperation {
  type Parameters = {
    calls: readonly Pick<TransactionRequest, 'data' | 'to' | 'value'>[]
    chain: FrameChain
    delegation: Extract<Delegation, 'none' | 'ours'>
    from: Address
    nonce: bigint
    /** What this wallet has sent itself. */
    nonces?: Pick<Nonces, 'readNext'> | undefined
    /** Default: the account pays itself. */
    paymaster?: Paymaster | undefined
    /** Fees of the operation with the nonce that this one is to replace. */
    replaced?: OperationFees | undefined
    rpc: Rpc
  }
  type ReturnType = {
    operation: Operation
    /** What the account pays the paymaster, at most; default: nothing. */
    fee: TokenFee | undefined
    fromBlock: Hex
    /** Whether the node could simulate it. */
    isTried: boolean
    /** Who pays; foreign text. */
    sponsor: string | undefined
    /** Signed with it, when the account is not upgraded yet. */
    upgrade: Upgrade | undefined
  }
}

async function readNonce({
  chain,
  from,
  nonce,
  rpc,
}: prepareOperation.Parameters) {
  const data = encodeFunctionData({
    abi: nonceAbi,
    functionName: 'getNonce',
    args: [from, nonce >> 64n],
  })
  const call = { to: ENTRY_POINT, data }
  return toQuantity(await rpc(chain, 'eth_call', [call, 'latest']))
}

/** What was estimated for one paymaster is not signed for another. */
function toPaid(
  stub: PaymasterAnswer | undefined,
  final: PaymasterAnswer | undefined,
  fee: TokenFee | undefined,
) {
  if (!stub || !final) return {}
  // guard: raised fee
  if (fee && final.maxCharge !== undefined && final.maxCharge > fee.units)
    throw new HostError({
      message: 'The paymaster has raised its fee',
      code: -32000,
    })
  const { paymaster, paymasterData } = final.fields
  if (paymaster.toLowerCase() !== stub.fields.paymaster.toLowerCase())
    throw new HostError({
      message: 'The paymaster has changed its address',
      code: -32000,
    })
  return { paymaster, paymasterData }
}

async function assertFunds(
  { calls, chain, from, rpc }: prepareOperation.Parameters,
  operation: Operation,
) {
  const balance = toQuantity(
    await rpc(chain, 'eth_getBalance', [from, 'pending']),
  )
  const value = calls.reduce((sum, call) => sum + call.value, 0n)
  if (value + getOperationFee(operation) > balance) throw insufficientFunds()
}
