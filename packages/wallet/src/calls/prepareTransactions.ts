import { HostError } from 'latchkey/frame'
import type { Address } from 'viem'
import type { Rpc } from '../chain/createRpc.js'
import type { FrameChain } from '../loadConfig.js'
import type { PreparedBatch } from '../smartAccount/prepareBatch.js'
import type { TransactionRequest } from '../transaction/parseTransactionRequest.js'
import {
  type PreparedTransaction,
  prepareTransaction,
} from '../transaction/prepareTransaction.js'

/** For a call that cannot be tried before those ahead of it were made. */
const UNTRIED_GAS = 1_000_000n

export type PreparedCall = {
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
  const prepare = async (request: TransactionRequest) =>
    (await prepareTransaction({ rpc, chain, from, request })).transaction
  const head = await prepare(first)
  const tail = await Promise.all(
    others.map(async (call, index) => {
      const request = { ...call, nonce: head.nonce + index + 1 }
      const transaction = await prepare(request).catch((error: unknown) => {
        if (error instanceof HostError && error.code === -32000)
          return undefined
        throw error
      })
      return transaction
        ? { transaction, isTried: true }
        : { transaction: guess(head, request), isTried: false }
    }),
  )
  const prepared = [{ transaction: head, isTried: true }, ...tail]
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
  const needed = prepared
    .filter(({ isTried }) => isTried)
    .map(({ transaction: { gas, maxFeePerGas, value } }) => {
      return value + gas * maxFeePerGas
    })
    .reduce((sum, cost) => sum + cost, 0n)
  if (needed > BigInt(balance as string))
    throw new HostError({
      message: 'insufficient funds for gas * price + value',
      code: -32000,
    })
}
