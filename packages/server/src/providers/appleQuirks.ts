import { toPlainName } from '../toPlainName.js'
import { readClaims } from './readClaims.js'
import { signAppleSecret } from './signAppleSecret.js'
import type { ProviderQuirks } from './socialProvider.js'

/**
 * Apple, by OpenID Connect. The client secret is signed for each request; with
 * a scope, the answer is posted; `email_verified` may be text; the name comes
 * beside the ID token, unsigned, and with the first login only.
 *
 * @param options.now - default `Date.now`
 */
export function appleQuirks(
  client: appleQuirks.Parameters,
  { now = Date.now }: { now?: (() => number) | undefined } = {},
): ProviderQuirks {
  return {
    server: { issuer: 'https://appleid.apple.com' },
    clientId: client.id,
    async clientAuth(_server, _client, body) {
      body.set('client_id', client.id)
      body.set('client_secret', await signAppleSecret(client, { now: now() }))
    },
    scope: 'openid email name',
    parameters: { response_mode: 'form_post' },
    declined: ['access_denied', 'user_cancelled_authorize'],
    readIdentity({ answer, claims }) {
      const { email_verified } = claims
      return {
        ...readClaims(claims),
        userName: readName(answer.user),
        isEmailVerified: email_verified === true || email_verified === 'true',
      }
    },
  }
}

export declare namespace appleQuirks {
  type Parameters = signAppleSecret.Client
}

function readName(text: string | undefined) {
  if (!text) return undefined
  try {
    const { name } = JSON.parse(text) as {
      name?: { firstName?: unknown; lastName?: unknown }
    }
    const parts = [name?.firstName, name?.lastName]
    return toPlainName(
      parts.filter((part) => typeof part === 'string').join(' '),
    )
  } catch {
    return undefined
  }
}
