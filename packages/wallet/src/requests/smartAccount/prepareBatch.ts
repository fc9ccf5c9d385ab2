import { HostError } from 'latchkey/frame'
import type { Address } from 'viem'
import { DELEGATE } from '../../core/contracts.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { Nonces } from '../transaction/createNonces.js'
import type { TransactionRequest } from '../transaction/parseTransactionRequest.js'
import {
  insufficientFunds,
  type PreparedTransaction,
  prepareTransaction,
  toCost,
} from '../transaction/prepareTransaction.js'
import { assertNothingPending } from './assertNothingPending.js'
import { encodeExecute } from './encodeExecute.js'
import { estimateExecute } from './estimateExecute.js'
import type { Delegation } from './readDelegation.js'

/** EIP-7702: what the first authorization of an account costs at most. */
const AUTHORIZATION_GAS = 25_000n

/** Atomic calls as one transaction of the account to itself. */
export type PreparedBatch =
  | (PreparedTransaction & { authorization?: undefined })
  | (Extract<PreparedTransaction, { type: 'eip1559' }> & {
      /** What is signed with it to upgrade the account (EIP-7702). */
      authorization: Readonly<{
        address: Address
        chainId: number
        nonce: number
      }>
    })

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
  const { dataFee, transaction } = await prepareTransaction({
    rpc,
    chain,
    from,
    gas: isUpgrade ? gas + AUTHORIZATION_GAS : gas,
    request: { data, to: from, value: 0n },
  })
  const fee = toCost([{ dataFee, transaction }])
  const value = calls.reduce((sum, call) => sum + call.value, 0n)
  if (fee + value > BigInt(balance as string)) throw insufficientFunds()
  if (!isUpgrade) return { dataFee, isTried, transaction }
  if (transaction.type !== 'eip1559') throw noUpgrades(chain)
  const authorization = Object.freeze({
    address: DELEGATE,
    chainId: chain.id,
    nonce: transaction.nonce + 1,
  })
  return {
    ...{ dataFee, isTried },
    transaction: Object.freeze({ ...transaction, authorization }),
  }
}

export declare namespace prepareBatch {
  type Parameters = {
    calls: readonly TransactionRequest[]
    chain: FrameChain
    delegation: Extract<Delegation, 'none' | 'ours'>
    from: Address
    nonces?: Pick<Nonces, 'readNext'> | undefined
    rpc: Rpc
  }
  type ReturnType = {
    /** As of `PreparedCost`. */
    dataFee: bigint | undefined
    transaction: PreparedBatch
    /** Whether the node could simulate it. */
    isTried: boolean
  }
}

/** A chain without a base fee is older than EIP-7702. */
export function noUpgrades({ name }: FrameChain) {
  return new HostError({
    message: `${name} does not have smart accounts`,
    code: -32000,
  })
}
