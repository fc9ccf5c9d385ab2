import { HostError, readDataFee } from 'latchkey/frame'
import type { Address } from 'viem'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { PreparedBatch } from '../smartAccount/prepareBatch.js'
import type { TransactionRequest } from '../transaction/parseTransactionRequest.js'
import {
  insufficientFunds,
  type PreparedTransaction,
  prepareTransaction,
  toCost,
} from '../transaction/prepareTransaction.js'

/** For a call that cannot be tried before those ahead of it were made. */
const UNTRIED_GAS = 1_000_000n

export type PreparedCall = {
  /** As of `PreparedCost`. */
  dataFee: bigint | undefined
  transaction: PreparedBatch
  /** Whether it was simulated. */
  isTried: boolean
}

/**
 * Fills in the transactions of calls that are sent one after the other, with
 * consecutive nonces. Only the first is sure to be tried on the chain as it
 * is: the others may need what those ahead of them do.
 *
 * @throws HostError -32000 when the first would fail, or all together cost
 * more than there is
 */
export async function prepareTransactions(parameters: {
  rpc: Rpc
  chain: FrameChain
  from: Address
  calls: readonly TransactionRequest[]
}): Promise<readonly PreparedCall[]> {
  const { calls, chain, from, rpc } = parameters
  const [first, ...others] = calls
  if (!first) return []
  const prepare = async (request: TransactionRequest) => {
    const { dataFee, transaction } = await prepareTransaction({
      ...{ rpc, chain, from, request },
    })
    return { dataFee, isTried: true, transaction }
  }
  const head = await prepare(first)
  const ask = (method: string, params?: unknown) => rpc(chain, method, params)
  const tail = await Promise.all(
    others.map(async (call, index) => {
      const nonce = head.transaction.nonce + index + 1
      const request = { ...call, nonce }
      return prepare(request).catch(async (error: unknown) => {
        if (!(error instanceof HostError) || error.code !== -32000) throw error
        const transaction = guess(head.transaction, request)
        const { gas } = transaction
        const dataFee = await readDataFee({
          ...{ ask, chainId: chain.id, gas, transaction },
          isRollup: chain.isRollup,
        })
        return { dataFee, isTried: false, transaction }
      })
    }),
  )
  const prepared = [head, ...tail]
  await assertFunds(prepared, parameters)
  return prepared
}

function guess(
  head: PreparedTransaction,
  request: TransactionRequest & { nonce: number },
): PreparedTransaction {
  const { data, nonce, to, value } = request
  return Object.freeze({ ...head, data, gas: UNTRIED_GAS, nonce, to, value })
}

/** Calls ahead may bring in what later ones spend, so only the tried count. */
async function assertFunds(
  prepared: readonly PreparedCall[],
  { chain, from, rpc }: { chain: FrameChain; from: Address; rpc: Rpc },
) {
  const balance = await rpc(chain, 'eth_getBalance', [from, 'pending'])
  const needed = toCost(prepared.filter(({ isTried }) => isTried))
  if (needed > BigInt(balance as string)) throw insufficientFunds()
}
