import { HostError } from 'latchkey/frame'
import type { Address } from 'viem'
import type { Rpc } from '../chain/createRpc.js'
import type { FrameChain } from '../loadConfig.js'
import type { TransactionRequest } from '../transaction/parseTransactionRequest.js'
import {
  type PreparedTransaction,
  prepareTransaction,
} from '../transaction/prepareTransaction.js'
import { assertNothingPending } from './assertNothingPending.js'
import { DELEGATE } from './contracts.js'
import { encodeExecute } from './encodeExecute.js'
import { estimateExecute } from './estimateExecute.js'
import type { Delegation } from './readDelegation.js'

/** EIP-7702: what the first authorization of an account costs at most. */
const AUTHORIZATION_GAS = 25_000n

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
    estimateExecute({ chain, count: calls.length, data, from, rpc }),
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

function insufficientFunds() {
  return new HostError({
    message: 'insufficient funds for gas * price + value',
    code: -32000,
  })
}
