import type { PreparedBatch } from './prepareBatch.js'

/** Stands for a nonce that is chosen when the transaction is signed. */
export const NEXT_NONCE = 'next'

/** Whether nonces are part of what is approved: an authorization has the next. */
export function hasFixedNonces(
  transactions: readonly PreparedBatch[],
): boolean {
  return transactions.some(({ authorization }) => authorization)
}

/** Transactions as the card shows them in full. */
export function toShownTransactions(transactions: readonly PreparedBatch[]) {
  if (hasFixedNonces(transactions)) return transactions
  return transactions.map((transaction) => ({
    ...transaction,
    nonce: NEXT_NONCE,
  }))
}
