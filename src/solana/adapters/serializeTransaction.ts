import type { Transaction, VersionedTransaction } from '@solana/web3.js'

/** Serializes a transaction, even if signatures are missing. */
export function serializeTransaction(
  transaction: Transaction | VersionedTransaction,
): Uint8Array {
  // Not by class: a wallet may bundle its own copy of web3.js.
  const bytes =
    'version' in transaction
      ? transaction.serialize()
      : transaction.serialize({
          requireAllSignatures: false,
          verifySignatures: false,
        })
  return Uint8Array.from(bytes)
}
