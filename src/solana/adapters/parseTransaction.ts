import type { Transaction, VersionedTransaction } from '@solana/web3.js'
import { InvalidTransactionError } from '../../core/errors/solanaWallet.js'
import { loadWeb3 } from '../loadWeb3.js'

/**
 * Parses serialized bytes to the class that wallets expect: `Transaction` for
 * legacy ones, because older adapters support no other.
 *
 * @throws InvalidTransactionError
 */
export async function parseTransaction(
  bytes: Uint8Array,
): Promise<Transaction | VersionedTransaction> {
  const { Transaction, VersionedTransaction } = await loadWeb3()
  try {
    const parsed = VersionedTransaction.deserialize(bytes)
    return parsed.version === 'legacy' ? Transaction.from(bytes) : parsed
  } catch (cause) {
    throw new InvalidTransactionError({ cause })
  }
}
