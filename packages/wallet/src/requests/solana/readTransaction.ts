import { HostError } from 'latchkey/frame'
import { decodeBase58 } from '../../core/decodeBase58.js'
import { type ParsedTransaction, parseTransaction } from './parseTransaction.js'
import { refuse } from './refuse.js'

/** What one packet of the network holds. */
const TRANSACTION_MAX_BYTES = 1_232

/**
 * The transaction of a request, which the user must be a signer of.
 *
 * @param text - base58
 * @throws HostError -32602 when malformed, 4100 when others are to sign it
 */
export function readTransaction(
  text: unknown,
  address: string,
): ParsedTransaction & { signerIndex: number } {
  const bytes = decodeBase58(text, TRANSACTION_MAX_BYTES)
  if (!bytes)
    throw refuse('The transaction is malformed, or longer than 1232 bytes')
  const transaction = parseTransaction(bytes)
  if (!transaction) throw refuse('The transaction cannot be read')
  const { keys, signerCount } = transaction.message
  const signerIndex = keys.slice(0, signerCount).indexOf(address)
  if (signerIndex < 0)
    throw new HostError({
      message: 'The account signed in is no signer of the transaction',
      code: 4100,
    })
  return { ...transaction, signerIndex }
}
