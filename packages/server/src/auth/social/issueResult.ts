import { randomBytes } from 'node:crypto'
import type { Auth } from '../createAuth.js'
import type { SocialLogin } from '../records.js'
import { hashResultCode } from './hashResultCode.js'

const CODES_MAX = 8

/**
 * The address that takes a result to the app, with a code of its own. The
 * window and whoever asks the server each get one; the first that is used ends
 * all of them.
 *
 * @returns The address, and the codes of the login, to be stored.
 */
export function issueResult(
  auth: Auth,
  login: SocialLogin,
  state: string,
): { codes: readonly string[]; uri: string } {
  const result = new URL('/auth/social/result', auth.walletOrigin())
  result.searchParams.set('state', state)
  if (login.status === 'COMPLETE') {
    const code = randomBytes(32).toString('base64url')
    const { deviceId } = login
    const codeHash = hashResultCode(auth, { code, deviceId, state })
    result.searchParams.set('code', code)
    const codes = [...login.codes, codeHash].slice(-CODES_MAX)
    return { codes, uri: result.href }
  }
  const isCancelled = login.status === 'CANCELLED'
  const error = isCancelled ? 'access_denied' : 'server_error'
  result.searchParams.set('error', error)
  return { codes: login.codes, uri: result.href }
}
