import { HostError } from 'latchkey/frame'
import { type Address, type Hex, isHex } from 'viem'
import type { Rpc } from '../chain/createRpc.js'
import type { FrameChain } from '../loadConfig.js'
import type { TransactionRequest } from '../transaction/parseTransactionRequest.js'
import {
  type PreparedTransaction,
  prepareTransaction,
} from '../transaction/prepareTransaction.js'
import { DELEGATE, toDelegatedCode } from './contracts.js'
import { encodeExecute } from './encodeExecute.js'
import type { Delegation } from './readDelegation.js'

/** EIP-7702: what the first authorization of an account costs at most. */
const AUTHORIZATION_GAS = 25_000n
/** For nodes that cannot simulate an account with other code. */
const UNTRIED_CALL_GAS = 300_000n
const INVALID_PARAMS = -32602

/** Atomic calls as one transaction of the account to itself. */
export type PreparedBatch = PreparedTransaction & {
  /** What is signed with it to upgrade the account (EIP-7702). */
  authorization?: Readonly<{
    address: Address
    chainId: number
    nonce: number
  }>
}

/**
 * Fills in the transaction that makes all calls or none. An account that is
 * not upgraded yet is upgraded by it: the authorization uses the nonce after
 * the transaction's own, because the account sends both.
 *
 * @throws HostError -32000 when a call would fail, the calls cost more than
 * there is, or the account has to be upgraded while another transaction is
 * pending
 */
export async function prepareBatch(
  parameters: prepareBatch.Parameters,
): Promise<prepareBatch.ReturnType> {
  const { calls, chain, delegation, from, rpc } = parameters
  const data = encodeExecute(
    calls.map(({ data, to, value }) => ({ data, to: to as Address, value })),
  )
  const isUpgrade = delegation === 'none'
  if (isUpgrade) await assertNothingPending(parameters)
  const [{ gas, isTried }, balance] = await Promise.all([
    estimate(parameters, data),
    rpc(chain, 'eth_getBalance', [from, 'pending']),
  ])
  const { transaction } = await prepareTransaction({
    rpc,
    chain,
    from,
    gas: isUpgrade ? gas + AUTHORIZATION_GAS : gas,
    request: {
      ...{ accessList: undefined, data, gas: undefined, nonce: undefined },
      ...{ maxFeePerGas: undefined, maxPriorityFeePerGas: undefined },
      ...{ to: from, value: 0n },
    },
  })
  const fee = transaction.gas * transaction.maxFeePerGas
  const value = calls.reduce((sum, call) => sum + call.value, 0n)
  if (fee + value > BigInt(balance as string)) throw insufficientFunds()
  if (!isUpgrade) return { isTried, transaction }
  const authorization = Object.freeze({
    address: DELEGATE,
    chainId: chain.id,
    nonce: transaction.nonce + 1,
  })
  return {
    isTried,
    transaction: Object.freeze({ ...transaction, authorization }),
  }
}

export declare namespace prepareBatch {
  type Parameters = {
    calls: readonly TransactionRequest[]
    chain: FrameChain
    delegation: Extract<Delegation, 'none' | 'ours'>
    from: Address
    rpc: Rpc
  }
  type ReturnType = {
    transaction: PreparedBatch
    /** Whether the node could simulate it. */
    isTried: boolean
  }
}

/**
 * Tries the calls as the upgraded account. No authorization is signed for it:
 * nothing is signed before the user has approved.
 */
async function estimate(
  { calls, chain, from, rpc }: prepareBatch.Parameters,
  data: Hex,
) {
  const call = { from, to: from, value: '0x0', data }
  const code = { [from]: { code: toDelegatedCode(DELEGATE) } }
  try {
    const gas = await rpc(chain, 'eth_estimateGas', [call, 'latest', code])
    if (!isHex(gas))
      throw new HostError({
        message: 'The network has answered something that cannot be read',
        code: 'SERVICE_UNAVAILABLE',
      })
    // The state may change until the block, and a batch that runs out of gas
    // costs its fee for nothing: half more, of which the rest is not paid.
    return { gas: (BigInt(gas) * 3n) / 2n, isTried: true }
  } catch (error) {
    if (!(error instanceof HostError) || typeof error.code !== 'number')
      throw error
    if (error.code === INVALID_PARAMS)
      return { gas: UNTRIED_CALL_GAS * BigInt(calls.length), isTried: false }
    const { data: reason, message } = error
    throw new HostError({ cause: error, code: -32000, data: reason, message })
  }
}

/** A pending transaction would use up the nonce of the authorization. */
async function assertNothingPending({
  chain,
  from,
  rpc,
}: prepareBatch.Parameters) {
  const [latest, pending] = await Promise.all(
    ['latest', 'pending'].map((block) =>
      rpc(chain, 'eth_getTransactionCount', [from, block]),
    ),
  )
  if (BigInt(latest as string) !== BigInt(pending as string))
    throw new HostError({
      message: 'Another transaction is pending. Try again when it is done',
      code: -32000,
    })
}

function insufficientFunds() {
  return new HostError({
    message: 'insufficient funds for gas * price + value',
    code: -32000,
  })
}
