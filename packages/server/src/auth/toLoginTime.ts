/**
 * Returns when the user of an ID token logged in at its issuer, in ms: its
 * `auth_time`, or else when it was made (OpenID Connect Core 1.0 2).
 */
export function toLoginTime(claims: {
  auth_time?: number | undefined
  iat?: number | undefined
}): number | undefined {
  const seconds = claims.auth_time ?? claims.iat
  return seconds === undefined ? undefined : seconds * 1_000
}
