import * as z from 'zod/mini'
import type { RelayControl, StoredMessage } from '../relay/relay.js'

const list = z.nullable(z.array(z.string()))
const ms = z.int().check(z.gte(-86_400_000), z.lte(86_400_000))

/** Body of `/control/relay`; the settings are made first, then the action. */
export const relaySchema = z.strictObject({
  action: z.optional(
    z.enum(['stop', 'start', 'drop', 'pause', 'resume', 'heal']),
  ),
  /** `null` for those of the project. */
  origins: z.optional(list),
  /** `null` for those of the services. */
  projects: z.optional(list),
  skewMs: z.optional(ms),
  /** `null` for the sender's. */
  ttlMs: z.optional(z.nullable(ms.check(z.positive()))),
})

/** Does to the relay what a test in another process asks for. */
export async function steerRelay(
  relay: RelayControl,
  body: z.output<typeof relaySchema>,
): Promise<{ messages: readonly StoredMessage[]; sockets: number }> {
  const { action, origins, projects, skewMs, ttlMs } = body
  if (origins !== undefined) relay.setOrigins(origins ?? undefined)
  if (projects !== undefined) relay.setProjects(projects ?? undefined)
  if (skewMs !== undefined) relay.setSkew(skewMs)
  if (ttlMs !== undefined) relay.setTtl(ttlMs ?? undefined)
  if (action) await relay[action]()
  return { messages: relay.messages(), sockets: relay.sockets() }
}
