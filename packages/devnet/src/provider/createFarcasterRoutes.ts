import { type Context, Hono } from 'hono'
import { assertOwnForm, ServiceError, waitForWake } from 'latchkey-server/http'
import * as z from 'zod/mini'
import type { Provider } from './createProvider.js'
import { decideChannel } from './decideChannel.js'
import { findChannel } from './findChannel.js'
import { farcasterIdentities } from './identities.js'
import { openChannel } from './openChannel.js'
import { renderFarcaster, renderNote } from './renderPage.js'

const text = z.string().check(z.minLength(1), z.maxLength(2_048))
const channelSchema = z.object({
  app: text,
  domain: text,
  nonce: text.check(z.regex(/^[a-z0-9]{16,128}$/i)),
  uri: text,
})
const over = 'This login is over. Begin again where you came from.'

/** The relay, the registry and the app of a simulated Farcaster. */
export function createFarcasterRoutes(provider: Provider): Hono {
  const app = new Hono()
  app.post('/farcaster/channel', async (c) => {
    assertClient(c, provider)
    const body = channelSchema.safeParse(await c.req.json().catch(() => {}))
    if (!body.success)
      throw new ServiceError(400, 'INVALID_BODY', 'Invalid request body')
    return c.json(openChannel(provider, body.data))
  })
  app.get('/farcaster/channel/:token', async (c) => {
    assertClient(c, provider)
    const token = c.req.param('token')
    const channel = findChannel(provider, token)
    if (channel?.state === 'pending')
      await waitForWake(channel.waiters, provider.pollMs, c.req.raw.signal)
    const { answer, state, userName } = findChannel(provider, token) ?? {}
    if (!state) throw new ServiceError(404, 'EXPIRED', 'No such channel')
    return c.json({ state, ...answer, userName })
  })
  app.post('/farcaster/channel/:token/close', (c) => {
    assertClient(c, provider)
    const channel = findChannel(provider, c.req.param('token'))
    provider.channels.delete(c.req.param('token'))
    for (const wake of channel?.waiters ?? []) wake()
    return c.json({})
  })
  // The registry of the chain: which address holds an account.
  app.get('/farcaster/custody/:fid', (c) => {
    const fid = Number(c.req.param('fid'))
    const person = farcasterIdentities.find((one) => one.fid === fid)
    if (!person) throw new ServiceError(404, 'UNKNOWN_FID', 'No such account')
    return c.json({ custody: person.custody })
  })
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

/** Only who opened a channel may read what came of it. */
function assertClient(c: Context, { client }: Pick<Provider, 'client'>) {
  if (c.req.header('authorization') !== `Bearer ${client.secret}`)
    throw new ServiceError(401, 'invalid_client', 'The app is not known')
}
