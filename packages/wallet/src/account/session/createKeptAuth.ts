import type { Addresses } from '../../core/secret.js'
import type { NewSession } from './createAuth.js'
import { createCall } from './createCall.js'

/** A login of before, with the accounts that it has. */
export type RestoredLogin = NewSession & {
  addresses: Addresses
  /** What the browser was known by. */
  deviceId: string
}

export type KeptAuth = {
  /** Has the server keep the login in a cookie that no script reads. */
  keep(addresses: Addresses, token: string): Promise<void>
  /** The login that is kept; never rejects. */
  restore(): Promise<RestoredLogin | undefined>
  /** Ends a session; if not now, then before the next one is restored. */
  signOut(token: string): Promise<void>
}

const TIMEOUT_MS = 2_000
const YEAR_S = 31_536_000

/**
 * Keeps logins of a frame whose storage is blocked. Browsers still give it
 * cookies of its own at this one site (CHIPS); where they do not, a login ends
 * with the page.
 */
export function createKeptAuth(
  parameters: createCall.Parameters & { page?: { cookie: string } } = {},
): KeptAuth {
  const { page = document } = parameters
  const call = createCall(parameters)
  const mark = createMark(page)

  const signOut = (token?: string) =>
    call('/auth/sign-out', { token, timeout: TIMEOUT_MS })

  return {
    async keep(addresses, token) {
      await call('/auth/session/keep', { body: { addresses }, token })
      mark.remove()
    },
    async restore() {
      try {
        // guard: kept-signed-out
        if (mark.isSet()) {
          await signOut()
          mark.remove()
          return undefined
        }
        const path = '/auth/session/restore'
        return toLogin(await call(path, { timeout: TIMEOUT_MS }))
      } catch {
        return undefined
      }
    },
    async signOut(token) {
      mark.set()
      await signOut(token)
      mark.remove()
    },
  }
}

/**
 * Says that the user has signed out while the server was away, which alone can
 * remove the cookie of the login.
 */
function createMark(page: { cookie: string }) {
  const name = 'latchkey-signed-out'
  const write = (maxAge: number) => {
    try {
      page.cookie = `${name}=1; Path=/; Secure; SameSite=None; Partitioned; Max-Age=${maxAge}`
    } catch {
      // Blocked, and so is the cookie of the login.
    }
  }
  return {
    isSet: () =>
      page.cookie.split(';').some((pair) => pair.trim() === `${name}=1`),
    remove: () => write(0),
    set: () => write(YEAR_S),
  }
}

function toLogin(answer: object): RestoredLogin | undefined {
  const { addresses, deviceId, token, userId } =
    answer as Partial<RestoredLogin>
  const isLogin =
    typeof token === 'string' &&
    typeof userId === 'string' &&
    typeof deviceId === 'string' &&
    /^0x[0-9a-fA-F]{40}$/.test(addresses?.evm ?? '') &&
    /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(addresses?.solana ?? '')
  return isLogin ? (answer as RestoredLogin) : undefined
}
