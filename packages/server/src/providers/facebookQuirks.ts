import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { toPlainName } from '../toPlainName.js'
import type { ProviderQuirks } from './socialProvider.js'

const VERSION = 'v23.0'
const graph = `https://graph.facebook.com/${VERSION}`

const userSchema = z.object({
  id: z.string().check(z.regex(/^\d{1,32}$/)),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
})

/**
 * Facebook, by OAuth 2. It does not say whether an address is verified, so
 * none counts as verified. A proof shows that the token is in our hands.
 */
export function facebookQuirks(
  client: facebookQuirks.Parameters,
): ProviderQuirks {
  return {
    server: {
      issuer: 'https://www.facebook.com',
      authorization_endpoint: `https://www.facebook.com/${VERSION}/dialog/oauth`,
      token_endpoint: `${graph}/oauth/access_token`,
    },
    clientId: client.id,
    clientAuth: client.secret,
    scope: 'public_profile email',
    async readIdentity({ accessToken, ask }) {
      const url = new URL(`${graph}/me`)
      const proof = createHmac('sha256', client.secret).update(accessToken)
      url.searchParams.set('fields', 'id,name,email')
      url.searchParams.set('appsecret_proof', proof.digest('hex'))
      const user = userSchema.parse(await ask(url))
      return {
        subject: user.id,
        userName: toPlainName(user.name),
        email: user.email,
        isEmailVerified: false,
      }
    },
  }
}

export declare namespace facebookQuirks {
  type Parameters = { id: string; secret: string }
}
