import { ClientSecretBasic } from 'openid-client'
import * as z from 'zod/mini'
import { toPlainName } from '../toPlainName.js'
import type { ProviderQuirks } from './socialProvider.js'

const userSchema = z.object({
  data: z.object({
    id: z.string().check(z.regex(/^\d{1,20}$/)),
    username: z.string(),
  }),
})

/**
 * X, by OAuth 2. Its secret goes into the header, users are read with the
 * right to read posts too, and no address is asked for.
 */
export function xQuirks(client: xQuirks.Parameters): ProviderQuirks {
  return {
    server: {
      issuer: 'https://x.com',
      authorization_endpoint: 'https://x.com/i/oauth2/authorize',
      token_endpoint: 'https://api.x.com/2/oauth2/token',
    },
    clientId: client.id,
    clientAuth: ClientSecretBasic(client.secret),
    scope: 'users.read tweet.read',
    async readIdentity({ ask }) {
      const { data } = userSchema.parse(
        await ask('https://api.x.com/2/users/me'),
      )
      return {
        subject: data.id,
        userName: toPlainName(data.username),
        email: undefined,
        isEmailVerified: false,
      }
    },
  }
}

export declare namespace xQuirks {
  type Parameters = { id: string; secret: string }
}
