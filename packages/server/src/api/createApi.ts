import { type Context, Hono, type MiddlewareHandler } from 'hono'
import * as z from 'zod/mini'
import { createApp } from '../http/createApp.js'
import { ServiceError } from '../http/ServiceError.js'
import { type Projects, requireProject } from '../projects.js'
import { allowOrigins } from './allowOrigins.js'
import {
  type Analytics,
  createAnalyticsRoutes,
} from './analytics/createAnalyticsRoutes.js'
import { answerRpc } from './answerRpc.js'
import type { ApiBackend, ApiChain } from './apiBackend.js'
import { bundlerMethods } from './bundlerMethods.js'
import { listNodes } from './chain/listNodes.js'
import { createConvertRoutes } from './convert/createConvertRoutes.js'
import { quoteBalances, quoteFungibles } from './currency/quote.js'
import { readQuotation } from './currency/rates.js'
import { createHistoryRoutes } from './history/createHistoryRoutes.js'
import { createIdentityRoutes } from './identity/createIdentityRoutes.js'
import type { Names } from './names/createNames.js'
import { createNamesRoutes } from './names/createNamesRoutes.js'
import { createOnrampRoutes } from './onramp/createOnrampRoutes.js'
import { createPayRoutes } from './pay/createPayRoutes.js'
import { createProjectRoutes } from './project/createProjectRoutes.js'
import type { Sessions } from './sessions/createSessions.js'
import { createSessionsRoutes } from './sessions/createSessionsRoutes.js'
import {
  createSignInRoutes,
  type HostedSignIn,
} from './signIn/createSignInRoutes.js'
import { createWalletsRoutes } from './wallets/createWalletsRoutes.js'

export type ApiContext = {
  /** Takes events of apps. Without it, apps are told to send none. */
  analytics?: Analytics | undefined
  /** Origin the API is reached by. */
  apiUrl: () => string
  backend: ApiBackend
  /** Addresses of the bundlers that user operations are passed on to, by CAIP-2. */
  bundlers?: ReadonlyMap<string, string> | undefined
  /** Counts the calls that are passed on to services outside. */
  limitCalls?: MiddlewareHandler | undefined
  /** Counts nonces, each of which is stored until it expires. */
  limitNonces?: MiddlewareHandler | undefined
  /** Counts all requests. */
  limitRequests?: MiddlewareHandler | undefined
  /** Counts sign-ins, each of which may store an account. */
  limitSignIns?: MiddlewareHandler | undefined
  /** Counts a registration of a name, and throws when there were too many. */
  limitName?: createNamesRoutes.Context['limitName']
  /** Counts a smart session that is prepared, likewise. */
  limitDraft?: createSessionsRoutes.Context['limitDraft']
  names: Names
  projects: Projects
  /** Hears of unexpected errors. Default: `console.error`. */
  report?: ((error: unknown) => void) | undefined
  sessions: Sessions
  /** Lets apps sign users in. Without it, they need a server of their own. */
  signIn?: HostedSignIn | undefined
}

/** Body of `/v1/fungible/price`. */
export const priceBodySchema = z.object({
  /** ISO 4217, in any case. */
  currency: z.string().check(z.regex(/^[a-z]{3}$/i)),
  addresses: z
    .array(z.string().check(z.maxLength(256)))
    .check(z.maxLength(100)),
})
/** Paths that take JSON-RPC. */
const rpcPaths = ['/v1', '/v1/', '/v1/bundler']
/** Paths whose calls cost something, and need no login. */
const costlyPaths = [
  ...rpcPaths,
  '/v1/account/*',
  '/v1/convert/*',
  '/v1/fungible/*',
]
const projectSchema = z.object({ projectId: z.string() })

/** The blockchain API, for pages of any origin. */
export function createApi(context: ApiContext): Hono {
  const { analytics, backend, limitCalls, projects, report, signIn } = context
  const app = createApp(allowOrigins(), report, rpcPaths)
  // guard: request-limit
  if (context.limitRequests) app.use(context.limitRequests)
  if (limitCalls) for (const path of costlyPaths) app.use(path, limitCalls)
  // guard: nonce-limit
  if (context.limitNonces) app.use('/auth/v1/nonce', context.limitNonces)
  // guard: sign-in-limit
  if (context.limitSignIns)
    app.use('/auth/v1/authenticate', context.limitSignIns)
  app.get('/icons/:file{[a-z]+\\.svg}', (c) => {
    const icon = backend.getImage('icon', c.req.param('file').slice(0, -4))
    if (!icon) throw new ServiceError(404, 'NOT_FOUND', 'Not found')
    return c.body(icon, 200, { 'Content-Type': 'image/svg+xml' })
  })
  app.route('/', createConvertRoutes(context))
  app.route('/', createHistoryRoutes(context))
  app.route('/', createReads(context))
  app.route('/', createProjectRoutes(context))
  if (analytics) app.route('/', createAnalyticsRoutes({ analytics, projects }))
  if (signIn)
    app.route('/', createSignInRoutes({ backend, projects, report, signIn }))
  app.route('/', createNamesRoutes(context))
  app.route('/', createIdentityRoutes(context))
  app.route('/', createSessionsRoutes(context))
  app.route('/', createOnrampRoutes(context))
  app.route('/', createPayRoutes(context))
  app.route('/', createWalletsRoutes(context))
  app.post('/v1/fungible/price', async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined)
    const { projectId } = projectSchema.safeParse(body).data ?? {}
    requireProject(projects, projectId ?? c.req.query('projectId'))
    const { data } = priceBodySchema.safeParse(body)
    if (!data)
      throw new ServiceError(400, 'INVALID_BODY', 'Invalid request body')
    const quotation = await readQuotation(backend, data.currency, report)
    const fungibles = await backend.getFungibles(data.addresses)
    return c.json({
      currency: quotation.currency,
      fungibles: quoteFungibles(fungibles, quotation),
    })
  })
  app.route('/', createRelays(context))
  return app
}

/** Nodes and bundlers, whose addresses hold the keys of their provider. */
function createRelays({ backend, bundlers, projects }: ApiContext) {
  const app = new Hono()
  const rpc = async (c: Context) => {
    requireProject(projects, c.req.query('projectId'))
    const chain = findNode(backend.chains, c.req.query())
    const answer = await answerRpc({ body: await c.req.text(), chain })
    return c.json(answer.body, answer.status)
  }
  app.post('/v1', rpc)
  app.post('/v1/', rpc)
  app.post('/v1/bundler', async (c) => {
    requireProject(projects, c.req.query('projectId'))
    const caipNetworkId = c.req.query('chainId') ?? ''
    const rpcUrl = bundlers?.get(caipNetworkId)
    const answer = await answerRpc({
      body: await c.req.text(),
      chain: rpcUrl === undefined ? undefined : { caipNetworkId, rpcUrl },
      methods: bundlerMethods,
    })
    return c.json(answer.body, answer.status)
  })
  return app
}

/** The main node of a chain, or another one by its place in the list. */
function findNode(
  chains: readonly ApiChain[],
  { chainId, node = '0' }: Record<string, string>,
) {
  const chain = chains.find(({ caipNetworkId }) => caipNetworkId === chainId)
  const rpcUrl = chain && /^\d{1,2}$/.test(node) && listNodes(chain)[+node]
  return rpcUrl ? { caipNetworkId: chain.caipNetworkId, rpcUrl } : undefined
}

function createReads({ backend, projects, report }: ApiContext) {
  const app = new Hono()
  app.get('/v1/supported-chains', (c) => {
    requireProject(projects, c.req.query('projectId'))
    const http = backend.chains.map((chain) => chain.caipNetworkId)
    return c.json({ http, ws: [] })
  })
  app.get('/v1/account/:address/balance', async (c) => {
    requireProject(projects, c.req.query('projectId'))
    const { currency } = c.req.query()
    const quotation = await readQuotation(backend, currency, report)
    const balances = await backend.getBalances({
      address: c.req.param('address'),
      chainId: c.req.query('chainId'),
    })
    return c.json({
      balances: quoteBalances(balances, quotation),
      currency: quotation.currency,
    })
  })
  return app
}
