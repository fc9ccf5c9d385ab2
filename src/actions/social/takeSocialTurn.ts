import { SocialLoginCancelledError } from '../../core/errors/social.js'
import type { Kit } from '../../createKit.js'
import { turns } from './turns.js'

/**
 * One social login at a time: a new one ends the one before.
 *
 * @returns `signal` fires with the caller's, and when the next one begins
 */
export function takeSocialTurn(
  kit: Kit,
  signal: AbortSignal | undefined,
): { signal: AbortSignal; end(): void } {
  const controller = new AbortController()
  const onAbort = () => controller.abort(signal?.reason)
  if (signal?.aborted) onAbort()
  signal?.addEventListener('abort', onAbort)
  turns.get(kit)?.abort(new SocialLoginCancelledError())
  turns.set(kit, controller)
  return {
    signal: controller.signal,
    end() {
      signal?.removeEventListener('abort', onAbort)
      if (turns.get(kit) === controller) turns.delete(kit)
    },
  }
}
