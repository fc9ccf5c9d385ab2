import * as z from 'zod/mini'
import { toPlainName } from '../toPlainName.js'
import type { ProviderQuirks } from './socialProvider.js'

const userSchema = z.object({ id: z.int(), login: z.string() })
const emailsSchema = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
)

/**
 * GitHub, by OAuth 2. The address of a profile may be any text; the list of
 * addresses says which one is primary and whether it is verified.
 */
export function githubQuirks(client: githubQuirks.Parameters): ProviderQuirks {
  return {
    server: {
      issuer: 'https://github.com/login/oauth',
      authorization_endpoint: 'https://github.com/login/oauth/authorize',
      token_endpoint: 'https://github.com/login/oauth/access_token',
    },
    clientId: client.id,
    clientAuth: client.secret,
    scope: 'read:user user:email',
    async readIdentity({ ask }) {
      const user = userSchema.parse(await ask('https://api.github.com/user'))
      const emails = emailsSchema.parse(
        await ask('https://api.github.com/user/emails'),
      )
      const primary = emails.find((one) => one.primary)
      return {
        subject: String(user.id),
        userName: toPlainName(user.login),
        email: primary?.email,
        isEmailVerified: primary?.verified === true,
      }
    },
  }
}

export declare namespace githubQuirks {
  type Parameters = { id: string; secret: string }
}
