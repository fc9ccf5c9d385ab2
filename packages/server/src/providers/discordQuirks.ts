import * as z from 'zod/mini'
import { toPlainName } from '../toPlainName.js'
import type { ProviderQuirks } from './socialProvider.js'

const userSchema = z.object({
  id: z.string().check(z.regex(/^\d{1,20}$/)),
  username: z.string(),
  email: z.optional(z.nullable(z.string())),
  verified: z.optional(z.boolean()),
})

/** Discord, by OAuth 2. */
export function discordQuirks(
  client: discordQuirks.Parameters,
): ProviderQuirks {
  return {
    server: {
      issuer: 'https://discord.com',
      authorization_endpoint: 'https://discord.com/oauth2/authorize',
      token_endpoint: 'https://discord.com/api/oauth2/token',
    },
    clientId: client.id,
    clientAuth: client.secret,
    scope: 'identify email',
    async readIdentity({ ask }) {
      const user = userSchema.parse(
        await ask('https://discord.com/api/users/@me'),
      )
      return {
        subject: user.id,
        userName: toPlainName(user.username),
        email: user.email ?? undefined,
        isEmailVerified: user.verified === true,
      }
    },
  }
}

export declare namespace discordQuirks {
  type Parameters = { id: string; secret: string }
}
