import { readClaims } from './readClaims.js'
import type { ProviderQuirks } from './socialProvider.js'

/**
 * Google, by OpenID Connect.
 *
 * Google vouches for the addresses it hosts only: another one may have changed
 * hands since the account was made, so it proves nothing here.
 */
export function googleQuirks(client: googleQuirks.Parameters): ProviderQuirks {
  return {
    server: { issuer: 'https://accounts.google.com' },
    clientId: client.id,
    clientAuth: client.secret,
    scope: 'openid email profile',
    parameters: { prompt: 'select_account' },
    readIdentity({ claims }) {
      const identity = readClaims(claims)
      const isHosted =
        /@(gmail|googlemail)\.com$/i.test(identity.email ?? '') ||
        (typeof claims.hd === 'string' && claims.hd !== '')
      const isEmailVerified = identity.isEmailVerified && isHosted
      return { ...identity, isEmailVerified }
    },
  }
}

export declare namespace googleQuirks {
  type Parameters = { id: string; secret: string }
}
