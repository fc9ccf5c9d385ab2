import type { SocialProvider } from '../ports.js'
import type { KitStorage } from '../storage.js'
import { readSocialReturn } from './readSocialReturn.js'

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
