import { Hono } from 'hono'
import { isSolanaAddress } from 'latchkey-wallet/base58'
import { type Address, getAddress, isAddress, isHex, verifyMessage } from 'viem'
import * as z from 'zod/mini'
import { ServiceError } from '../../http/ServiceError.js'
import { type Projects, requireProject } from '../../projects.js'
import type { ApiBackend } from '../apiBackend.js'
import type { Sessions } from './createSessions.js'

const revokeSchema = z.object({
  pci: z.string().check(z.minLength(1), z.maxLength(256)),
  signature: z.string().check(z.maxLength(4_096)),
  projectId: z.optional(z.string()),
})

/** Smart sessions: listed by account, revoked by their owner. */
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
  app.post('/v1/sessions/:account/revoke', async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined)
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

export declare namespace createSessionsRoutes {
  type Context = {
    backend: Pick<ApiBackend, 'chains'>
    projects: Projects
    sessions: Sessions
  }
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
