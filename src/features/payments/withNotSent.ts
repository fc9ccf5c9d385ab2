import { KitError } from '../../core/errors/base.js'
import { getTransactionError } from '../../core/errors/getTransactionError.js'
import { toOfflineError } from '../../core/errors/toOfflineError.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { toUnknownOutcome } from './toUnknownOutcome.js'

/**
 * Runs a step that precedes handing over a transaction. If it fails, nothing
 * was sent, and the error says so, unless the same payment was handed over
 * earlier with an unknown outcome.
 *
 * @param earlier - intent of that payment
 * @throws TransactionUnknownError if there is an earlier payment
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
    // A failed request does not know whether anything was sent.
    if (found instanceof KitError && found.sentToNetwork === undefined)
      Object.assign(found, { sentToNetwork: 'no' })
    throw found
  }
}
