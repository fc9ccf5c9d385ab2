import { TransactionUnknownError } from '../../core/errors/transaction.js'
import type { SendIntent } from '../../payments/sendIntent.js'

/** Says of a noted send that nobody knows what became of it. */
export function toUnknownOutcome(
  { hash, id, nonce }: SendIntent,
  parameters: { cause?: unknown; details?: string | undefined } = {},
): TransactionUnknownError {
  return new TransactionUnknownError({ ...parameters, hash, nonce, sendId: id })
}
