import type { IDToken } from 'openid-client'
import { toLoginTime } from '../auth/toLoginTime.js'
import { toPlainName } from '../toPlainName.js'
import type { ProvidedIdentity } from './socialProvider.js'

/**
 * Reads the standard claims of an ID token (OpenID Connect Core 5.1).
 *
 * @throws Error without a subject
 */
export function readClaims(claims: Partial<IDToken>): ProvidedIdentity {
  const { email, email_verified, name, preferred_username, sub } = claims
  if (!sub || sub.length > 255) throw new Error('The ID token has no subject.')
  return {
    subject: sub,
    userName: toPlainName(preferred_username) ?? toPlainName(name),
    email: typeof email === 'string' ? email : undefined,
    isEmailVerified: email_verified === true,
    loggedInAt: toLoginTime(claims),
  }
}
