import { KitError } from '../../core/errors/base.js'
import { getTransactionError } from '../../core/errors/getTransactionError.js'
import { toOfflineError } from '../../core/errors/toOfflineError.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { toUnknownOutcome } from './toUnknownOutcome.js'

/**
 * Runs what comes before a transaction is handed over: whatever fails in it,
 * nothing was sent, and the error says so. Unless the same payment was handed
 * over earlier, and nobody knows what became of it.
 *
 * @param earlier - the note of that one
 * @throws TransactionUnknownError when there is an earlier one
 */
export async function withNotSent<value>(
  run: () => value | Promise<value>,
  earlier?: SendIntent | undefined,
): Promise<value> {
  try {
    return await run()
  } catch (error) {
    const found = toOfflineError(
      getTransactionError(error, { sentToNetwork: 'no' }),
    )
    if (earlier && !earlier.isNotAccepted)
      throw toUnknownOutcome(earlier, { cause: found })
    // A failed request knows nothing of money by itself.
    if (found instanceof KitError && found.sentToNetwork === undefined)
      Object.assign(found, { sentToNetwork: 'no' })
    throw found
  }
}
