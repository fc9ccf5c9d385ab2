import { SignInServiceError } from '../../core/errors/signIn.js'
import { withTimeout } from '../../core/promise/withTimeout.js'

/** A slow backend must not hold up a connection: the prompt follows instead. */
const STEP_TIMEOUT_MS = 10_000

/**
 * Limits how long the kit waits for the app's sign-in.
 *
 * @param ms - default 10 s, for what a connection waits for
 * @throws SignInServiceError after that time
 */
export function withSignInTimeout<value>(
  work: Promise<value>,
  ms: number = STEP_TIMEOUT_MS,
): Promise<value> {
  return withTimeout(work, {
    ms,
    error: () => new SignInServiceError({ details: 'It took too long.' }),
  })
}
