import type { WireTransaction } from 'latchkey-server'
import { getAddress } from 'viem'
import { getOperation } from './getOperation.js'
import type { IndexedTransaction } from './indexedTransaction.js'
import { toWireTransfer } from './toWireTransfer.js'

/** A transaction as one address sees it. */
export async function toWireTransaction(
  transaction: IndexedTransaction,
  parameters: toWireTransfer.Parameters,
): Promise<WireTransaction> {
  const { address, chain } = parameters
  const { hash, nonce, status } = transaction
  const own = transaction.movements.filter(
    ({ from, to }) => from === address || to === address,
  )
  const operationType = getOperation(transaction, address, own)
  const [only] = own
  // The contract that a token was sent through says nothing to a reader.
  const isTransfer = operationType === 'send' || operationType === 'receive'
  const { from, to } = isTransfer && only ? only : transaction
  const transfers = await Promise.all(
    own.map((movement) => toWireTransfer(movement, parameters)),
  )
  return {
    id: `${chain.caipNetworkId}:${hash}`,
    metadata: {
      operationType,
      hash,
      chain: chain.caipNetworkId,
      minedAt: new Date(transaction.timestamp * 1_000).toISOString(),
      sentFrom: getAddress(from),
      sentTo: getAddress(to),
      status,
      nonce,
    },
    // Nothing was moved: a failed one has no list at all.
    transfers: status === 'failed' ? null : transfers,
  }
}
