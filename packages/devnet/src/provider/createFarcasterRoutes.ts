import { type Context, Hono } from 'hono'
import { assertOwnForm, ServiceError } from 'latchkey-server/http'
import * as z from 'zod/mini'
import { answerRegistry } from './answerRegistry.js'
import type { Provider } from './createProvider.js'
import { decideChannel } from './decideChannel.js'
import { findChannel } from './findChannel.js'
import { farcasterIdentities } from './identities.js'
import { openChannel } from './openChannel.js'
import { renderFarcaster, renderNote } from './renderPage.js'

const text = z.string().check(z.minLength(1), z.maxLength(2_048))
const channelSchema = z.object({
  domain: text,
  expirationTime: z.iso.datetime(),
  nonce: text.check(z.regex(/^[a-z0-9]{16,128}$/i)),
  siweUri: text,
})
const over = 'This login is over. Begin again where you came from.'

/** The relay, the registry and the app of a simulated Farcaster. */
export function createFarcasterRoutes(provider: Provider): Hono {
  const app = new Hono()
  app.post('/farcaster/v1/channel', async (c) => {
    const body = channelSchema.safeParse(await c.req.json().catch(() => {}))
    if (!body.success)
      throw new ServiceError(400, 'INVALID_BODY', 'Invalid request body')
    const { domain, expirationTime, nonce, siweUri: uri } = body.data
    const end = new Date(expirationTime)
    const wish = { domain, expirationTime: end, nonce, uri }
    return c.json({ ...openChannel(provider, wish), nonce }, 201)
  })
  app.get('/farcaster/v1/channel/status', (c) => {
    const channel = findChannel(provider, readToken(c))
    if (!channel) throw new ServiceError(401, 'EXPIRED', 'Unauthorized')
    const { answer, nonce, state, userName: username } = channel
    const status = state === 'pending' ? 202 : 200
    return c.json({ ...answer, nonce, state, username }, status)
  })
  // The registry of the chain: which account an address holds.
  app.post('/farcaster/rpc', async (c) =>
    c.json(answerRegistry(await c.req.json().catch(() => undefined))),
  )
  app.get('/farcaster', (c) => {
    const channelToken = c.req.query('channelToken') ?? ''
    const channel = findChannel(provider, channelToken)
    if (channel?.state !== 'pending')
      return c.html(renderNote({ note: over }), 404)
    return c.html(renderFarcaster({ channel, people: farcasterIdentities }))
  })
  app.post('/farcaster', async (c) => {
    assertOwnForm(c)
    const { fid } = await c.req.parseBody()
    const isDecided = await decideChannel(provider, {
      channelToken: c.req.query('channelToken') ?? '',
      fid: typeof fid === 'string' ? Number(fid) : undefined,
    })
    if (!isDecided) return c.html(renderNote({ note: over }), 404)
    const note =
      fid === undefined
        ? 'Refused. Nobody is logged in.'
        : 'You are logged in. Go back to where you began.'
    return c.html(renderNote({ note }))
  })
  return app
}

function readToken(c: Context) {
  const [, token = ''] =
    /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '') ?? []
  return token
}
