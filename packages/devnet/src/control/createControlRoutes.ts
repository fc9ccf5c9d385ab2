import { type Context, Hono } from 'hono'
import type { Sessions } from 'latchkey-server'
import { ServiceError } from 'latchkey-server/http'
import { isAddress } from 'viem'
import * as z from 'zod/mini'
import type { BundlerControl } from '../bundler/bundler.js'
import type { NftControl } from '../chain/createNftControl.js'
import type { LocalName } from '../chain/deployNames.js'
import type { PoolControl } from '../chain/pools/createPoolControl.js'
import type { Faults } from '../http/createFaults.js'
import type { ProviderControl } from '../provider/createProviderControl.js'
import type { RelayControl } from '../relay/relay.js'
import type { SolanaControl } from '../solana/solanaChain.js'
import type { ProjectControl } from './createProjectControl.js'
import { bundlerSchema, steerBundler } from './steerBundler.js'
import { poolSchema, steerPool } from './steerPool.js'
import { providerSchema, steerProvider } from './steerProvider.js'
import { relaySchema, steerRelay } from './steerRelay.js'
import { steerSchema, steerSolana } from './steerSolana.js'

const faultSchema = z.object({
  service: z.enum(['api', 'bundler', 'solana', 'wallet']),
  mode: z.enum(['403', '429', '500', 'html', 'hang', 'down', 'delay', 'none']),
  ms: z.optional(z.int().check(z.nonnegative(), z.lte(600_000))),
  path: z.optional(z.string().check(z.startsWith('/'))),
})
const advanceSchema = z.object({ ms: z.int().check(z.nonnegative()) })
const nftSchema = z.object({
  address: z.string(),
  spam: z.optional(z.boolean()),
})
const hexSchema = z.string().check(z.regex(/^0x[\da-fA-F]*$/))
const nameSchema = z.strictObject({
  name: z.string().check(z.regex(/^[^.\s]+(\.[^.\s]+)+$/)),
  addresses: z.optional(z.record(z.string(), hexSchema)),
  texts: z.optional(z.record(z.string(), z.string())),
  gateway: z.optional(z.string()),
  primary: z.optional(z.array(z.int().check(z.nonnegative()))),
})
const sessionSchema = z.strictObject({
  address: z.string(),
  chainId: z.optional(z.string().check(z.regex(/^eip155:\d{1,10}$/))),
  expiry: z.optional(z.int().check(z.nonnegative())),
})
const projectSchema = z.strictObject({
  features: z.array(
    z.strictObject({
      id: z.string(),
      isEnabled: z.boolean(),
      config: z.nullable(z.array(z.string())),
    }),
  ),
})
const fundSchema = z.object({ address: z.string() })

/** What tests in another process may do to the services. */
export function createControlRoutes(
  parameters: createControlRoutes.Parameters,
): Hono {
  const { addSession, advance, bundler, faults, fund } = parameters
  const { heal, nft, pools, provider, registerName } = parameters
  const { relay, setFeatures, solana } = parameters
  const app = new Hono()
  app.use('/control/*', async (c, next) => {
    // Any page could send a form here; none can send JSON without CORS.
    const site = c.req.header('sec-fetch-site') ?? 'none'
    if (site !== 'none' && site !== 'same-origin')
      throw new ServiceError(403, 'CROSS_ORIGIN', 'Cross-origin request')
    await next()
  })
  app.post('/control/fault', async (c) => {
    faults.set(await readBody(c, faultSchema))
    return c.json({})
  })
  app.post('/control/heal', async (c) => {
    await readBody(c, z.object({}))
    await heal()
    return c.json({})
  })
  app.post('/control/advance', async (c) =>
    c.json({ now: advance((await readBody(c, advanceSchema)).ms) }),
  )
  app.post('/control/bundler', async (c) =>
    c.json(await steerBundler(bundler, await readBody(c, bundlerSchema))),
  )
  app.post('/control/fund', async (c) =>
    c.json(await fund((await readBody(c, fundSchema)).address)),
  )
  app.post('/control/name', async (c) => {
    await registerName((await readBody(c, nameSchema)) as LocalName)
    return c.json({})
  })
  app.post('/control/nft', async (c) => {
    const { address: to, spam } = await readBody(c, nftSchema)
    const minted = await nft({ to, spam })
    return c.json({ ...minted, tokenId: String(minted.tokenId) })
  })
  app.post('/control/pool', async (c) => {
    await steerPool(pools, await readBody(c, poolSchema))
    return c.json({})
  })
  app.post('/control/project', async (c) => {
    setFeatures((await readBody(c, projectSchema)).features)
    return c.json({})
  })
  app.post('/control/provider', async (c) =>
    c.json(await steerProvider(provider, await readBody(c, providerSchema))),
  )
  app.post('/control/relay', async (c) =>
    c.json(await steerRelay(relay, await readBody(c, relaySchema))),
  )
  app.post('/control/session', async (c) => {
    const { address, ...session } = await readBody(c, sessionSchema)
    if (!isAddress(address))
      throw new ServiceError(400, 'INVALID_ADDRESS', 'Invalid address')
    return c.json(await addSession({ ...session, address }))
  })
  app.post('/control/solana', async (c) =>
    c.json(steerSolana(solana, await readBody(c, steerSchema))),
  )
  return app
}

export declare namespace createControlRoutes {
  type Parameters = {
    addSession: Sessions['add']
    /** Moves the clock of the login service; gives the new time. */
    advance: (ms: number) => number
    bundler: BundlerControl
    faults: Faults
    fund: (address: string) => Promise<{ funded: boolean }>
    heal: () => Promise<void>
    nft: NftControl
    pools: PoolControl
    provider: ProviderControl
    registerName: (local: LocalName) => Promise<void>
    relay: RelayControl
    setFeatures: ProjectControl['setFeatures']
    solana: SolanaControl
  }
}

async function readBody<schema extends z.ZodMiniType>(
  c: Context,
  schema: schema,
): Promise<z.output<schema>> {
  if (!c.req.header('content-type')?.startsWith('application/json'))
    throw new ServiceError(415, 'NOT_JSON', 'Content type must be JSON')
  const body: unknown = await c.req.json().catch(() => undefined)
  const result = schema.safeParse(body)
  if (!result.success)
    throw new ServiceError(400, 'INVALID_BODY', 'Invalid request body')
  return result.data
}
