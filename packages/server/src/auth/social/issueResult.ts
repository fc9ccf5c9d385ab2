import { randomBytes } from 'node:crypto'
import type { Auth, SocialLogin } from '../createAuth.js'
import { hashResultCode } from './hashResultCode.js'

const CODES_MAX = 8

/**
 * The address that takes a result to the app, with a code of its own. The
 * window and whoever asks the server each get one; the first that is used ends
 * all of them.
 */
export function issueResult(
  auth: Auth,
  login: SocialLogin,
  state: string,
): string {
  const result = new URL('/auth/social/result', auth.walletOrigin())
  result.searchParams.set('state', state)
  if (login.status === 'CANCELLED')
    result.searchParams.set('error', 'access_denied')
  else if (login.status !== 'COMPLETE')
    result.searchParams.set('error', 'server_error')
  else {
    const code = randomBytes(32).toString('base64url')
    const { deviceId } = login
    login.codes.push(hashResultCode(auth, { code, deviceId, state }))
    if (login.codes.length > CODES_MAX) login.codes.shift()
    result.searchParams.set('code', code)
  }
  return result.href
}
