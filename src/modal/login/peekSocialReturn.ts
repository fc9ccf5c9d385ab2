import { readSocialReturn } from '../../core/login/readSocialReturn.js'
import type { SocialProvider } from '../../core/ports.js'
import type { KitStorage } from '../../core/storage.js'

/**
 * Whose login `takeSocialReturn` would take from the page's address.
 *
 * @param windowLike - default `globalThis.window`
 */
export function peekSocialReturn(
  storage: Pick<KitStorage, 'get'>,
  windowLike: readSocialReturn.Window | undefined = globalThis.window,
): SocialProvider | undefined {
  return readSocialReturn(storage, windowLike)?.login?.provider
}
