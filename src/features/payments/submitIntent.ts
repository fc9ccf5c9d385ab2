import { getTransactionError } from '../../core/errors/getTransactionError.js'
import type { Kit } from '../../createKit.js'
import { holdLock } from '../../payments/locks.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { getSendJournal } from './getSendJournal.js'
import { isUnsent } from './isUnsent.js'
import { toLockName } from './toLockName.js'
import { toUnknownOutcome } from './toUnknownOutcome.js'

/**
 * Hands a recorded intent to the wallet, under its lock, and records what came
 * of it.
 *
 * @param parameters.earlier - the intent that is sent again
 * @param parameters.nonce - of the transaction, for errors about it
 * @param parameters.post - asks the wallet; resolves with what it has answered
 * @returns the intent, with the reason if the wallet's answer is missing
 * @throws errors that prove that nothing was sent; the intent is then removed,
 * or the earlier one restored
 */
export async function submitIntent(
  kit: Kit,
  parameters: submitIntent.Parameters,
): Promise<submitIntent.ReturnType> {
  const { earlier, intent, nonce, post } = parameters
  const journal = getSendJournal(kit)
  const release = holdLock(toLockName(intent.id))
  try {
    const answer = await post()
    const handed = { ...intent, ...answer, createdAt: Date.now() }
    return { intent: journal.save(handed) }
  } catch (failure) {
    const cause = getTransactionError(failure, { nonce })
    if (isUnsent(cause)) {
      if (!earlier) {
        journal.remove(intent.id)
        throw cause
      }
      // This one was not sent. The earlier one is as open as before.
      journal.save(earlier)
      throw earlier.isNotAccepted ? cause : toUnknownOutcome(earlier, { cause })
    }
    // From here on, the age of the intent is the time since the lost answer.
    return { intent: journal.save({ ...intent, createdAt: Date.now() }), cause }
  } finally {
    release()
  }
}

export declare namespace submitIntent {
  type Parameters = {
    earlier: SendIntent | undefined
    intent: SendIntent
    nonce?: number | undefined
    post(): Promise<Partial<Pick<SendIntent, 'callsId' | 'hash'>>>
  }
  type ReturnType = { intent: SendIntent; cause?: unknown }
}
