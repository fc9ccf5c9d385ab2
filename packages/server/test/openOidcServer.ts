import { generateKeyPairSync } from 'node:crypto'
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { type JWTPayload, SignJWT } from 'jose'
import Provider, { interactionPolicy } from 'oidc-provider'

export const redirectOrigin = 'https://wallet.example'
export const toRedirect = (name: string) =>
  `${redirectOrigin}/auth/social/callback/${name}`
export const client = { id: 'the-wallet', secret: 'the-secret-of-the-wallet' }

export type Account = { sub: string } & Record<string, unknown>
/** What comes back to the wallet, by the address or by a posted form. */
export type Answer = {
  isPosted: boolean
  values: Record<string, string>
}
type Way = { authorize?: string; token?: string }

/**
 * A real OpenID Connect server under the address of any provider, a browser
 * that logs in there, and a `fetch` that reaches it.
 */
export async function openOidcServer(parameters: openOidcServer.Parameters) {
  const { authMethod = 'client_secret_post', issuer, name } = parameters
  const keys = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const jwk = { ...keys.privateKey.export({ format: 'jwk' }), kid: 'key' }
  const policy = interactionPolicy.base()
  const choose = { name: 'select_account', requestable: true }
  policy.add(new interactionPolicy.Prompt(choose))
  const provider = new Provider(issuer, {
    adapter: undefined,
    claims: { openid: ['sub', 'hd'], email: ['email', 'email_verified'] },
    clients: [client, { id: 'another-app', secret: 'another-secret' }].map(
      ({ id, secret }) => ({
        client_id: id,
        client_secret: secret,
        redirect_uris: [toRedirect(name)],
        token_endpoint_auth_method: authMethod,
      }),
    ),
    conformIdTokenClaims: false,
    cookies: { keys: ['key-of-cookies'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () =>
        parameters.accounts.find((one) => one.sub === sub) ?? { sub },
    }),
    interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [{ ...jwk, alg: 'RS256', use: 'sig' }] },
    async loadExistingGrant({ oidc }) {
      const { clientId } = oidc.client ?? {}
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId,
        clientId,
      })
      grant.addOIDCScope([...oidc.requestParamScopes].join(' '))
      await grant.save()
      return grant
    },
    pkce: { required: () => true },
    scopes: ['openid', ...(parameters.scopes ?? [])],
  })
  provider.proxy = true
  let chosen: string | undefined
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/'))
      return provider.callback()(request, response)
    const result = chosen
      ? { login: { accountId: chosen }, select_account: {}, consent: {} }
      : { error: 'access_denied' }
    return provider.interactionFinished(request, response, result)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve()),
  )
  const { port } = server.address() as AddressInfo
  const { authorize, token } = parameters.way ?? {}

  /** Sends what is for the provider to the server here. */
  function forward(address: string, init: RequestInit = {}) {
    const url = new URL(address)
    const path = toPath(url.pathname)
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-host', url.host)
    headers.set('x-forwarded-proto', 'https')
    return fetch(`http://127.0.0.1:${port}${path}${url.search}`, {
      ...init,
      headers,
      redirect: 'manual',
    })
  }
  function toPath(path: string) {
    if (path === authorize) return '/auth'
    return path === token ? '/token' : path
  }

  /** Opens an address as a browser; logs in, or says no without an account. */
  async function logIn(address: string, sub?: string): Promise<Answer> {
    chosen = sub
    const jar = new Map<string, string>()
    let next = address
    for (let step = 0; step < 10; step++) {
      const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
      const response = await forward(next, { headers: { cookie } })
      for (const line of response.headers.getSetCookie()) {
        const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        jar.set(key, value)
      }
      const location = response.headers.get('location')
      if (!location) return readForm(await response.text())
      const url = new URL(location, next)
      if (url.origin === redirectOrigin)
        return { isPosted: false, values: Object.fromEntries(url.searchParams) }
      next = url.href
    }
    throw new Error('The login goes round in circles.')
  }

  return {
    forward,
    logIn,
    provider,
    /** Signs other claims as the provider would; `key` for a forgery. */
    sign: (claims: JWTPayload, key = keys.privateKey) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'key' })
        .sign(key),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export declare namespace openOidcServer {
  type Parameters = {
    accounts: readonly Account[]
    authMethod?: 'client_secret_basic' | 'client_secret_post' | undefined
    issuer: string
    /** Of the provider, as in the address that users come back to. */
    name: string
    scopes?: readonly string[] | undefined
    /** Paths of the provider that stand for those of the server. */
    way?: Way | undefined
  }
}

function readForm(page: string): Answer {
  const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(page) ?? []
  if (!action.startsWith(redirectOrigin)) throw new Error(`No form: ${page}`)
  const fields = page.matchAll(/ name="([^"]+)" value="([^"]*)"/g)
  const values = Object.fromEntries(
    [...fields].map(([, key, value]) => [key, value]),
  )
  return { isPosted: true, values }
}
