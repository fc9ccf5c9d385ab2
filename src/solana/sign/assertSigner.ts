import { InvalidTransactionError } from '../../core/errors/solanaWallet.js'
import { splitTransaction } from '../frame/splitTransaction.js'

/**
 * @throws InvalidTransactionError when it is not a transaction, or not one
 * that the account signs
 */
export function assertSigner(transaction: Uint8Array, address: string): void {
  if (!splitTransaction(transaction)?.signers.includes(address))
    throw new InvalidTransactionError()
}
