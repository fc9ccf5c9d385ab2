import type { KitStorage } from '../../core/storage.js'
import { readSocialReturn } from './readSocialReturn.js'
import { returnNonce, returnResult } from './socialRecord.js'

/**
 * Takes the result of a Telegram login from the page's URL, once: only inside
 * Telegram, and only if this page started the login recently. The URL is read
 * only while such a login is stored. If it contains a result, the result and
 * the stored record are always removed.
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
