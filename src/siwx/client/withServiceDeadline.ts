import { SignInServiceError } from '../../core/errors/signIn.js'
import { withDeadline } from '../../core/promise/withDeadline.js'

/** A backend may have to ask a slow network about a contract account. */
const SERVICE_TIMEOUT_MS = 60_000

/**
 * Limits one request to a sign-in service, its body included.
 *
 * @throws SignInServiceError after 60 s
 */
export function withServiceDeadline<value>(
  run: (signal: AbortSignal) => Promise<value>,
): Promise<value> {
  return withDeadline(run, {
    ms: SERVICE_TIMEOUT_MS,
    error: () => new SignInServiceError({ details: 'It took too long.' }),
  })
}
