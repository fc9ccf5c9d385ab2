import { SOCIAL_REDIRECT_MAX_AGE_MS } from '../constants.js'
import { getPlatform } from '../link/getPlatform.js'
import type { SocialProvider } from '../ports.js'
import type { KitStorage } from '../storage.js'
import { parseSocialRecord } from './parseSocialRecord.js'
import { returnNonce, returnResult } from './socialRecord.js'

/**
 * Takes the result of a login in Telegram from the page's address: once, inside
 * Telegram, when this page has begun it not long ago. The address is only
 * looked at while such a login is kept; then the result is always removed from
 * it, and the record with it.
 *
 * @param windowLike - default `globalThis.window`
 */
export function takeSocialReturn(
  storage: Pick<KitStorage, 'get' | 'remove'>,
  windowLike: takeSocialReturn.Window | undefined = globalThis.window,
): takeSocialReturn.ReturnType {
  const text = storage.get('socialRedirect')
  if (text === undefined || !windowLike) return undefined
  const { history, location, navigator } = windowLike
  const record = parseSocialRecord(text)
  const age = Date.now() - (record?.createdAt ?? 0)
  const isFresh = age >= 0 && age <= SOCIAL_REDIRECT_MAX_AGE_MS
  const url = new URL(location.href)
  const results = url.searchParams.getAll(returnResult)
  const nonces = url.searchParams.getAll(returnNonce)
  if (results.length + nonces.length === 0) {
    if (!isFresh) storage.remove('socialRedirect')
    return undefined
  }
  storage.remove('socialRedirect')
  url.searchParams.delete(returnResult)
  url.searchParams.delete(returnNonce)
  history.replaceState(history.state, '', url.href)
  const [result, ...moreResults] = results
  const [nonce, ...moreNonces] = nonces
  if (!record || !isFresh || nonce !== record.nonce) return undefined
  if (!result || moreResults.length + moreNonces.length > 0) return undefined
  if (!getPlatform(navigator, windowLike).isTelegram) return undefined
  return { provider: record.provider, result, states: record.states }
}

export declare namespace takeSocialReturn {
  type Window = getPlatform.WindowLike & {
    history: Pick<History, 'replaceState' | 'state'>
    location: { href: string }
    navigator: getPlatform.NavigatorLike
  }
  type ReturnType =
    | {
        provider: SocialProvider
        result: string
        states: readonly string[]
      }
    | undefined
}
