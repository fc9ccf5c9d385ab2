import { type Context, Hono } from 'hono'
import { isSolanaAddress } from 'latchkey-wallet/base58'
import { type Address, getAddress, isAddress, isHex, verifyMessage } from 'viem'
import * as z from 'zod/mini'
import { ServiceError } from '../../http/ServiceError.js'
import { isAllowedOrigin } from '../../isAllowedOrigin.js'
import { type Project, type Projects, requireProject } from '../../projects.js'
import type { ApiBackend } from '../apiBackend.js'
import type { Sessions } from './createSessions.js'
import { grantSchema, requestSchema } from './grantSchemas.js'
import type { SmartSession } from './records.js'

export const revokeSchema = z.object({
  pci: z.string().check(z.minLength(1), z.maxLength(256)),
  signature: z.string().check(z.maxLength(4_096)),
  projectId: z.optional(z.string()),
})

/**
 * Smart sessions: prepared by an app, activated with the wallet's answer,
 * listed by account, revoked by their owner.
 */
export function createSessionsRoutes(
  context: createSessionsRoutes.Context,
): Hono {
  const { projects, sessions } = context
  const app = new Hono()
  app.get('/v1/sessions/:account', async (c) => {
    requireProject(projects, c.req.query('projectId'))
    const owner = parseAccount(c.req.param('account'), context)
    return c.json({ pcis: owner ? await sessions.list(owner) : [] })
  })
  app.post('/v1/sessions/:account', async (c) => {
    const project = requireProject(projects, c.req.query('projectId'))
    const owner = requireAccount(c.req.param('account'), context)
    const request = parse(requestSchema, await readBody(c))
    await context.limitDraft?.(c, { project: project.id })
    const app = toApp(project, c.req.header('origin'))
    return c.json(await sessions.create({ ...owner, project: app, request }))
  })
  app.post('/v1/sessions/:account/activate', async (c) => {
    requireProject(projects, c.req.query('projectId'))
    const owner = requireAccount(c.req.param('account'), context)
    const { pci, ...grant } = parse(grantSchema, await readBody(c))
    await sessions.activate({ ...owner, grant, pci })
    return c.json({ success: true })
  })
  app.post('/v1/sessions/:account/revoke', async (c) => {
    const body = await readBody(c)
    const { data } = revokeSchema.safeParse(body)
    requireProject(projects, c.req.query('projectId') ?? data?.projectId)
    if (!data)
      throw new ServiceError(400, 'INVALID_BODY', 'Invalid request body')
    const account = c.req.param('account')
    const address = isAddress(account)
      ? getAddress(account)
      : parseAccount(account, context)?.address
    if (!address) throw invalid()
    const { pci, signature } = data
    await assertOwner({ address, pci, signature })
    if (!(await sessions.revoke({ address, pci })))
      throw new ServiceError(404, 'UNKNOWN_SESSION', 'Unknown session')
    return c.json({ success: true })
  })
  return app
}

type LimitDraft = (c: Context, parameters: { project: string }) => Promise<void>

export declare namespace createSessionsRoutes {
  type Context = {
    backend: Pick<ApiBackend, 'chains'>
    /** Counts a session that is prepared, and throws when there were too many. */
    limitDraft?: LimitDraft | undefined
    projects: Projects
    sessions: Sessions
  }
}

function readBody(c: Context): Promise<unknown> {
  return c.req.json().catch(() => undefined)
}

function parse<schema extends z.ZodMiniType>(
  schema: schema,
  value: unknown,
): z.output<schema> {
  const { data } = schema.safeParse(value)
  if (data === undefined)
    throw new ServiceError(400, 'INVALID_BODY', 'Invalid request body')
  return data
}

/** The app as its users know it: by its project's name, or its host. */
function toApp(
  project: Project,
  origin: string | undefined,
): SmartSession['project'] {
  const { allowedOrigins, iconUrl, id, name } = project
  const url =
    origin && isAllowedOrigin(origin, allowedOrigins) ? origin : undefined
  return {
    id,
    name: name ?? (url ? new URL(url).host : id),
    ...(url && { url }),
    ...(iconUrl && { iconUrl }),
  }
}

function requireAccount(
  account: string,
  context: createSessionsRoutes.Context,
) {
  const owner = parseAccount(account, context)
  if (!owner) throw invalid()
  return owner
}

/** EVM accounts have sessions; a Solana account is none, and gives nothing. */
function parseAccount(
  account: string,
  { backend }: createSessionsRoutes.Context,
) {
  const [, chainId, address = ''] =
    /^([^:]+:[^:]+):([^:]+)$/.exec(account) ?? []
  const isKnown = backend.chains.some((x) => x.caipNetworkId === chainId)
  if (isKnown && chainId?.startsWith('solana:') && isSolanaAddress(address))
    return undefined
  if (!isAddress(address)) throw invalid()
  if (!chainId?.startsWith('eip155:') || !isKnown)
    throw new ServiceError(400, 'UNSUPPORTED_CHAIN', 'Unknown chain')
  return { address: getAddress(address), chainId }
}

/**
 * The owner signs a sentence that ends with the `pci`, nothing more and nothing
 * less, as a personal message (EIP-191).
 */
async function assertOwner(parameters: {
  address: Address
  pci: string
  signature: string
}) {
  const { address, pci, signature } = parameters
  const message = `Revoke app permission ${pci}`
  const isOwner =
    isHex(signature) &&
    (await verifyMessage({ address, message, signature }).catch(() => false))
  if (!isOwner)
    throw new ServiceError(
      401,
      'INVALID_SIGNATURE',
      'The signature is not of this address and session',
    )
}

const invalid = () =>
  new ServiceError(400, 'INVALID_ADDRESS', 'Invalid CAIP-10 address')
