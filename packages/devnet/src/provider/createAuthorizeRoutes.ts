import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { exportJWK } from 'jose'
import { assertOwnForm, ServiceError } from 'latchkey-server/http'
import type { Provider } from './createProvider.js'
import { decideAuthorize } from './decideAuthorize.js'
import { getPagePolicy } from './getPagePolicy.js'
import { socialProviders } from './identities.js'
import { parseAuthorize } from './parseAuthorize.js'
import { redeemCode } from './redeemCode.js'
import { renderChoice, renderNote } from './renderPage.js'

/** How long a question can be answered. */
const REQUEST_LIFE_MS = 10 * 60_000
const REQUESTS_MAX = 1_000

/** OAuth 2 with PKCE and ID tokens, under the name of each provider. */
export function createAuthorizeRoutes(provider: Provider): Hono {
  const app = new Hono()
  app.get('/:name/authorize', (c) => {
    try {
      const query = c.req.query()
      const request = parseAuthorize(provider, c.req.param('name'), query)
      const requestId = randomUUID()
      const expiresAt = provider.now() + REQUEST_LIFE_MS
      provider.requests.set(requestId, { ...request, expiresAt })
      drop(provider.requests, REQUESTS_MAX)
      const { origin } = new URL(request.redirectUri)
      // Where a form leads on to counts as its action.
      c.header('Content-Security-Policy', getPagePolicy([origin]))
      return c.html(
        renderChoice({
          people: provider.people[request.provider],
          provider: socialProviders[request.provider],
          requestId,
          site: origin,
        }),
      )
    } catch (error) {
      return refuse(c, error)
    }
  })
  app.post('/:name/authorize', async (c) => {
    assertOwnForm(c)
    const { requestId, sub } = await c.req.parseBody()
    try {
      const back = decideAuthorize(provider, {
        requestId: String(requestId),
        sub: typeof sub === 'string' ? sub : undefined,
      })
      return c.redirect(back.href, 303)
    } catch (error) {
      return refuse(c, error)
    }
  })
  app.post('/:name/token', async (c) => {
    const form = await c.req.parseBody()
    const body = Object.fromEntries(
      Object.entries(form).map(([name, value]) => [name, String(value)]),
    )
    const { idToken } = await redeemCode(provider, {
      name: c.req.param('name'),
      body,
    })
    return c.json({
      access_token: randomUUID(),
      expires_in: 300,
      id_token: idToken,
      token_type: 'Bearer',
    })
  })
  // What a client finds the rest by (OpenID Connect Discovery 1.0).
  app.get('/:name/.well-known/openid-configuration', (c) => {
    const name = c.req.param('name')
    if (!Object.hasOwn(socialProviders, name)) return c.notFound()
    const issuer = `${provider.url}/${name}`
    return c.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      authorization_response_iss_parameter_supported: true,
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: ['ES256'],
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
    })
  })
  app.get('/:name/jwks', async (c) => {
    const { id: kid, publicKey } = provider.key
    const jwk = await exportJWK(publicKey)
    return c.json({ keys: [{ ...jwk, kid, alg: 'ES256', use: 'sig' }] })
  })
  return app
}

function refuse(c: Context, error: unknown) {
  if (!(error instanceof ServiceError)) throw error
  return c.html(renderNote({ note: error.message }), error.status)
}

function drop(map: Map<string, unknown>, max: number) {
  for (const key of map.keys()) {
    if (map.size <= max) return
    map.delete(key)
  }
}
