import { SocialLoginCancelledError } from '../../core/errors/login.js'
import type { Kit } from '../../createKit.js'
import { createSocialAttempt } from './createSocialAttempt.js'

/**
 * Starts a social login. There is one at a time: a new one cancels the
 * previous one.
 *
 * @returns `signal` aborts with the caller's, and when the next login starts
 */
export function startSocialLogin(
  kit: Kit,
  signal: AbortSignal | undefined,
): { signal: AbortSignal; end(): void } {
  const controller = new AbortController()
  const onAbort = () => controller.abort(signal?.reason)
  if (signal?.aborted) onAbort()
  signal?.addEventListener('abort', onAbort)
  const attempt = kit.own(createSocialAttempt)
  attempt.controller?.abort(new SocialLoginCancelledError())
  attempt.controller = controller
  return {
    signal: controller.signal,
    end() {
      signal?.removeEventListener('abort', onAbort)
      if (attempt.controller === controller) attempt.controller = undefined
    },
  }
}
