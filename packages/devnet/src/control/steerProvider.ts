import * as z from 'zod/mini'
import type { ProviderControl } from '../provider/createProviderControl.js'

const provider = z.enum([
  'google',
  'github',
  'apple',
  'facebook',
  'x',
  'discord',
])

/** Body of `/control/provider`. */
export const providerSchema = z.union([
  z.strictObject({
    action: z.literal('add'),
    provider,
    name: z.optional(z.string()),
    userName: z.optional(z.string()),
    email: z.optional(z.string()),
    isEmailVerified: z.optional(z.boolean()),
  }),
  z.strictObject({
    action: z.literal('farcaster'),
    url: z.optional(z.string()),
    /** Who approves; without it they refuse. */
    userName: z.optional(z.string()),
  }),
])

/** Does as a provider's people what a test in another process asks for. */
export async function steerProvider(
  control: ProviderControl,
  body: z.output<typeof providerSchema>,
): Promise<{ sub?: string; isAnswered?: boolean }> {
  if (body.action === 'farcaster')
    return { isAnswered: await control.answerFarcaster(body) }
  const { action: _, ...identity } = body
  return control.addIdentity(identity)
}
