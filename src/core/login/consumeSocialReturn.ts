import type { KitStorage } from '../storage.js'
import { readSocialReturn } from './readSocialReturn.js'
import { returnNonce, returnResult } from './socialRecord.js'

/**
 * Takes the result of a login in Telegram from the page's address: once, inside
 * Telegram, when this page has begun it not long ago. The address is only
 * looked at while such a login is kept; then the result is always removed from
 * it, and the record with it.
 *
 * @param windowLike - default `globalThis.window`
 */
export function consumeSocialReturn(
  storage: Pick<KitStorage, 'get' | 'remove'>,
  windowLike: consumeSocialReturn.Window | undefined = globalThis.window,
): consumeSocialReturn.ReturnType {
  const found = readSocialReturn(storage, windowLike)
  if (!found || !windowLike) return undefined
  const { history, location } = windowLike
  if (!found.isBack) {
    if (!found.isFresh) storage.remove('socialRedirect')
    return undefined
  }
  storage.remove('socialRedirect')
  const url = new URL(location.href)
  url.searchParams.delete(returnResult)
  url.searchParams.delete(returnNonce)
  history.replaceState(history.state, '', url.href)
  return found.login
}

export declare namespace consumeSocialReturn {
  type Window = readSocialReturn.Window & {
    history: Pick<History, 'replaceState' | 'state'>
  }
  type ReturnType = readSocialReturn.Login | undefined
}
