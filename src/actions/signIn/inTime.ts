import { SignInServiceError } from '../../core/errors/signIn.js'
import { withTimeout } from '../../core/promise/withTimeout.js'

/** A slow backend must not hold up a connection: the prompt follows instead. */
const STEP_TIMEOUT_MS = 10_000

/**
 * Limits how long a connection waits for the app's sign-in.
 *
 * @throws SignInServiceError after 10 s
 */
export function inTime<value>(work: Promise<value>): Promise<value> {
  return withTimeout(work, {
    ms: STEP_TIMEOUT_MS,
    error: () => new SignInServiceError({ details: 'It took too long.' }),
  })
}
