import type { Transaction, VersionedTransaction } from '@solana/web3.js'

/** The bytes of a transaction, also while signatures are missing. */
export function serializeTransaction(
  transaction: Transaction | VersionedTransaction,
): Uint8Array {
  // Not by class: a wallet may hold its own copy of web3.js.
  const bytes =
    'version' in transaction
      ? transaction.serialize()
      : transaction.serialize({
          requireAllSignatures: false,
          verifySignatures: false,
        })
  return Uint8Array.from(bytes)
}
