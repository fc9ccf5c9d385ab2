import {
  SignInServerConfigError,
  SignInServerError,
} from '../core/errors/signInServer.js'
import { localHostnames } from '../core/options/origins.js'
import { assertOwnOrigin } from './assertOwnOrigin.js'
import { createCookie } from './createCookie.js'
import { createMemoryStore } from './createMemoryStore.js'
import { createNonces } from './createNonces.js'
import { createSessions } from './createSessions.js'
import { readJson } from './readJson.js'
import { toClients } from './toClients.js'
import type { SignInChains, SignInServerSession, SignInStore } from './types.js'
import { verifySignIn } from './verifySignIn.js'

const SECRET_MIN_BYTES = 32

/** Last segment of the path, and its method. */
const routes = {
  nonce: 'GET',
  session: 'GET',
  'sign-out': 'POST',
  verify: 'POST',
} as const

/**
 * Creates the sign-in server of an app: route handlers over web-standard
 * `Request` and `Response`, for Next, Hono, Express (`toNodeHandler`) and every
 * other server.
 *
 * - `GET nonce`: issues a nonce, `{ nonce }`
 * - `POST verify` with `{ message, signature }`: starts a session
 * - `GET session`: the session, or `null`
 * - `POST sign-out`: ends the session
 *
 * Standards: EIP-4361, CAIP-122, EIP-1271, EIP-6492, RFC 6265bis.
 *
 * @param parameters.uri - origin of the site, for example
 * `https://shop.example`; plain HTTP on localhost only
 * @param parameters.domain - host and port in messages; default that of `uri`
 * @param parameters.chains - networks whose accounts can sign in, by CAIP-2 ID
 * @param parameters.secret - signs the cookies: at least 32 random bytes as
 * text. From a list, the first signs and all are accepted.
 * @param parameters.store - shared storage, required for more than one
 * instance; default the memory of this process
 * @param parameters.isRequestId - accepts a request ID; default accepts none
 * @param parameters.requireExpiration - rejects messages without an expiration
 * time, which is optional in EIP-4361; default `false`: the session then ends
 * 24 hours after the message was issued
 * @param parameters.now - clock in Unix milliseconds, default `Date.now`
 * @param parameters.onError - called with failures that are answered with 500
 * @throws SignInServerConfigError
 *
 * @example
 * export const auth = createSignInServer({
 *   uri: 'https://shop.example',
 *   chains: { 'eip155:1': process.env.RPC_URL },
 *   secret: process.env.SESSION_SECRET,
 * })
 * export const GET = auth.handler
 * export const POST = auth.handler
 */
export function createSignInServer(
  parameters: createSignInServer.Parameters,
): createSignInServer.ReturnType {
  const { isRequestId = () => false, now = Date.now, onError } = parameters
  const { requireExpiration = false } = parameters
  const { domain, isSecure, origin } = readSite(parameters)
  const keys = readKeys(parameters.secret)
  const clients = toClients(parameters.chains)
  // One for each, so that a flood of nonces never drops sessions.
  const createOwn = () => parameters.store ?? createMemoryStore({ now })
  const nonces = createNonces({
    store: createOwn(),
    cookie: createCookie({
      isSecure,
      name: 'latchkey-sign-in',
      sameSite: 'Strict',
    }),
  })
  const sessions = createSessions({
    audience: domain,
    cookie: createCookie({
      isSecure,
      name: 'latchkey-session',
      sameSite: 'Lax',
    }),
    keys,
    now,
    store: createOwn(),
  })

  const answers = {
    async nonce({ headers }: Request) {
      const { nonce, setCookie } = await nonces.issue(headers)
      return answer({ nonce }, [setCookie])
    },
    async session({ headers }: Request) {
      return answer(await sessions.read(headers))
    },
    async 'sign-out'({ headers }: Request) {
      return answer({ ok: true }, [await sessions.end(headers)])
    },
    async verify(request: Request) {
      const { headers } = request
      const { message, signature } = await readJson(request)
      const session = await verifySignIn({
        burn: (nonce) => nonces.burn(headers, nonce),
        clients,
        domain,
        isRequestId,
        message,
        now: now(),
        requireExpiration,
        signature,
        uri: origin,
      })
      return answer(session, [await sessions.start(headers, session)])
    },
  }

  function toHandler(route: keyof typeof routes) {
    return async (request: Request) => {
      try {
        if (request.method !== routes[route])
          throw new SignInServerError({ code: 'METHOD_NOT_ALLOWED' })
        if (request.method === 'POST') assertOwnOrigin(request, origin)
        return await answers[route](request)
      } catch (error) {
        return answerError(error, routes[route], onError)
      }
    }
  }

  const handlers = {
    nonce: toHandler('nonce'),
    session: toHandler('session'),
    signOut: toHandler('sign-out'),
    verify: toHandler('verify'),
  }

  return {
    ...handlers,
    getSession: ({ headers }) => sessions.read(headers),
    async handler(request) {
      // Some frameworks add a slash.
      const path = new URL(request.url).pathname.replace(/\/$/, '')
      const route = path.split('/').at(-1) as keyof typeof routes
      if (Object.hasOwn(routes, route)) return toHandler(route)(request)
      return answerError(new SignInServerError({ code: 'ROUTE_NOT_FOUND' }))
    },
  }
}

export declare namespace createSignInServer {
  type Parameters = {
    uri: string
    domain?: string | undefined
    chains: SignInChains
    secret: string | readonly string[] | undefined
    store?: SignInStore | undefined
    requireExpiration?: boolean | undefined
    isRequestId?: ((requestId: string) => boolean) | undefined
    now?: (() => number) | undefined
    onError?: ((error: unknown) => void) | undefined
  }
  type Handler = (request: Request) => Promise<Response>
  type ReturnType = {
    /** Answers all four routes, by the last segment of the path. */
    handler: Handler
    /** Answers with a new nonce. */
    nonce: Handler
    /** Verifies a signed message and starts a session. */
    verify: Handler
    /** Answers with the session of the request, or `null`. */
    session: Handler
    /** Ends the session. */
    signOut: Handler
    /** Returns the session of a request, or `null`. */
    getSession(request: {
      headers: Pick<Headers, 'get'>
    }): Promise<SignInServerSession | null>
  }
  type ErrorType = SignInServerConfigError
}

function readSite({ domain, uri }: createSignInServer.Parameters) {
  if (typeof uri !== 'string' || !URL.canParse(uri))
    throw new SignInServerConfigError({
      option: 'uri',
      details: 'Pass the origin of the site.',
    })
  const { host, hostname, origin, protocol } = new URL(uri)
  const isLocal =
    localHostnames.includes(hostname) || hostname.endsWith('.localhost')
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal))
    throw new SignInServerConfigError({
      option: 'uri',
      details: 'Cookies require HTTPS, except on localhost.',
    })
  if (domain !== undefined && toHost(domain, protocol) !== domain)
    throw new SignInServerConfigError({
      option: 'domain',
      details:
        'Pass a host in lower case, with its port unless it is the default one.',
    })
  return { domain: domain ?? host, isSecure: protocol === 'https:', origin }
}

function toHost(domain: string, protocol: string) {
  const text = `${protocol}//${domain}`
  return URL.canParse(text) ? new URL(text).host : undefined
}

function readKeys(secret: createSignInServer.Parameters['secret']) {
  const secrets = typeof secret === 'string' ? [secret] : (secret ?? [])
  const keys = secrets.map((text) => new TextEncoder().encode(text))
  const isLong = keys.every((key) => key.byteLength >= SECRET_MIN_BYTES)
  if (keys.length === 0 || !isLong)
    throw new SignInServerConfigError({
      option: 'secret',
      details: `Pass at least ${SECRET_MIN_BYTES} random bytes as text.`,
    })
  return keys
}

function answer(body: unknown, cookies: readonly string[] = [], status = 200) {
  const headers = new Headers({
    'cache-control': 'no-store',
    'content-type': 'application/json',
    vary: 'Cookie',
  })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(JSON.stringify(body), { headers, status })
}

/** Unexpected failures may hold secrets: only `onError` sees them. */
function answerError(
  error: unknown,
  method?: string | undefined,
  onError?: ((error: unknown) => void) | undefined,
) {
  const isKnown = error instanceof SignInServerError
  if (!isKnown) onError?.(error)
  const known = isKnown
    ? error
    : new SignInServerError({ code: 'SIGN_IN_FAILED' })
  const { code, details, reason, shortMessage: message, status } = known
  const response = answer(
    { error: { code, message, reason, details } },
    [],
    status,
  )
  if (status === 405 && method) response.headers.set('allow', method)
  return response
}
