import type { Chain, Client, TransactionReceipt, Transport } from 'viem'
import { getBlockNumber } from 'viem/actions'

/** Whether a landed transaction has the confirmations. */
export async function isDeep(
  client: Client<Transport, Chain>,
  outcome: { receipt: Pick<TransactionReceipt, 'blockNumber'> },
  confirmations: number,
): Promise<boolean> {
  // Not `<=`: an invalid number must not throw after the money has left.
  if (!(confirmations > 1)) return true
  const latest = await getBlockNumber(client, { cacheTime: 0 }).catch(() => 0n)
  return latest - outcome.receipt.blockNumber + 1n >= confirmations
}
