import { WINDOW_PROVIDERS } from '../../core/constants/login.js'
import { getPlatform } from '../../core/platform/getPlatform.js'
import type { SocialProvider } from '../../core/ports.js'
import type { KitStorage } from '../../core/storage.js'
import { returnNonce, returnResult, type SocialRecord } from './socialRecord.js'

/** Maximum age of a pending social redirect when the user returns. */
const SOCIAL_REDIRECT_MAX_AGE_MS = 10 * 60_000

/**
 * Reads the result of a stored Telegram login from the page's URL. Reads the
 * URL only while such a login is stored, and changes nothing.
 */
export function readSocialReturn(
  storage: Pick<KitStorage, 'get'>,
  windowLike: readSocialReturn.Window | undefined,
): readSocialReturn.ReturnType {
  const text = storage.get('socialRedirect')
  if (text === undefined || !windowLike) return undefined
  const { location, navigator } = windowLike
  const record = parseSocialRecord(text)
  const age = Date.now() - (record?.createdAt ?? 0)
  const isFresh = age >= 0 && age <= SOCIAL_REDIRECT_MAX_AGE_MS
  const { searchParams } = new URL(location.href)
  const [result, ...moreResults] = searchParams.getAll(returnResult)
  const [nonce, ...moreNonces] = searchParams.getAll(returnNonce)
  const isBack = result !== undefined || nonce !== undefined
  const isOurs =
    isFresh &&
    nonce === record?.nonce &&
    moreResults.length + moreNonces.length === 0 &&
    getPlatform(navigator, windowLike).isTelegram
  const login =
    record && result && isOurs
      ? { provider: record.provider, result, states: record.states }
      : undefined
  return { isBack, isFresh, login }
}

export declare namespace readSocialReturn {
  type Window = getPlatform.WindowLike & {
    location: { href: string }
    navigator: getPlatform.NavigatorLike
  }
  type Login = {
    provider: SocialProvider
    result: string
    states: readonly string[]
  }
  type ReturnType =
    | {
        /** Whether the URL has parameters of a login's return. */
        isBack: boolean
        isFresh: boolean
        /** The login, if this page started it. */
        login: Login | undefined
      }
    | undefined
}

/** Parses the stored record of a pending login; `undefined` if invalid. */
function parseSocialRecord(text: string): SocialRecord | undefined {
  try {
    const { createdAt, nonce, provider, states } = JSON.parse(text)
    return Number.isSafeInteger(createdAt) &&
      typeof nonce === 'string' &&
      /^[0-9a-f]{32}$/.test(nonce) &&
      providers.includes(provider) &&
      Array.isArray(states) &&
      states.length > 0 &&
      states.every((state) => typeof state === 'string' && state !== '')
      ? { createdAt, nonce, provider: provider as SocialProvider, states }
      : undefined
  } catch {
    return undefined
  }
}

const providers: readonly unknown[] = WINDOW_PROVIDERS
