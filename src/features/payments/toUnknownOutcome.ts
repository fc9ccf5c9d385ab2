import { TransactionUnknownError } from '../../core/errors/transaction.js'
import type { SendIntent } from '../../payments/sendIntent.js'

/** Returns the error for a recorded send whose outcome is unknown. */
export function toUnknownOutcome(
  { hash, id, nonce }: SendIntent,
  parameters: { cause?: unknown; details?: string | undefined } = {},
): TransactionUnknownError {
  return new TransactionUnknownError({ ...parameters, hash, nonce, sendId: id })
}
