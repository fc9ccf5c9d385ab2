import type { Auth } from '../createAuth.js'

/**
 * Address that a provider sends the user back to. Each provider has its own,
 * so that no provider can answer for another one (RFC 9700 4.4.2.2).
 */
export function toRedirectUri(
  { walletOrigin }: Pick<Auth, 'walletOrigin'>,
  provider: string,
): string {
  return `${walletOrigin()}/auth/social/callback/${provider}`
}
