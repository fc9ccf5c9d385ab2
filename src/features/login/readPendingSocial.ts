import {
  SOCIAL_LOGIN_TIMEOUT_MS,
  WINDOW_PROVIDERS,
} from '../../core/constants/login.js'
import type { KitStorage } from '../../core/storage.js'
import type { PendingSocial } from './pendingSocial.js'

/**
 * Reads the pending social login of this tab.
 *
 * @returns `undefined` when there is none, or it is expired or invalid
 */
export function readPendingSocial(
  storage: Pick<KitStorage, 'get' | 'remove'>,
): PendingSocial | undefined {
  const text = storage.get('pendingSocial')
  if (text === undefined) return undefined
  const login = parse(text)
  if (!login) storage.remove('pendingSocial')
  return login
}

function parse(text: string): PendingSocial | undefined {
  try {
    const { chainId, provider, startedAt, state } = JSON.parse(text)
    const age = Date.now() - startedAt
    const isFresh = age >= 0 && age < SOCIAL_LOGIN_TIMEOUT_MS
    if (!isFresh || !WINDOW_PROVIDERS.includes(provider)) return
    return {
      chainId:
        isWord(chainId) || Number.isInteger(chainId) ? chainId : undefined,
      provider,
      startedAt,
      state: isWord(state) ? state : undefined,
    }
  } catch {
    return undefined
  }
}

function isWord(value: unknown) {
  return typeof value === 'string' && /^[-_:a-zA-Z0-9]{1,256}$/.test(value)
}
