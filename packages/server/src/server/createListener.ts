import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type {
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Log } from './createLog.js'
import type { Metrics } from './createMetrics.js'
import { createRouteNames } from './createRouteNames.js'
import { createRoutePicker } from './createRoutePicker.js'

/** API answers are no pages, and would otherwise run in the wallet's origin. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/**
 * Answers all requests of one origin: the wallet's pages, login, API, health
 * and metrics.
 */
export function createListener(
  parameters: createListener.Parameters,
): RequestListener {
  const { api, isReady, log, metrics, publicUrl, wallet } = parameters
  // Answers that need not be streams take half of the time.
  const options = { overrideGlobalObjects: parameters.isOwnProcess ?? false }
  const answerApi = getRequestListener(api.fetch, options)
  const answerWallet = getRequestListener(wallet.fetch, options)
  const toRoute = createRouteNames([...wallet.routes, ...api.routes])
  const isOfWallet = createRoutePicker(wallet.routes, api.routes)
  const { host } = new URL(publicUrl)
  const aliases = toAliases(publicUrl)

  async function answerProbe(path: string, request: IncomingMessage) {
    if (path === '/healthz') return { status: 200, text: 'ok\n' }
    if (path === '/readyz')
      return (await isReady())
        ? { status: 200, text: 'ready\n' }
        : { status: 503, text: 'not ready\n' }
    if (path !== '/metrics') return undefined
    if (!mayReadMetrics(parameters, request))
      return { status: 401, text: 'unauthorized\n' }
    return { status: 200, ...(await metrics.render()) }
  }

  async function answer(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const probe = await answerProbe(path, request)
    if (probe) return send(response, probe)
    const part = isOfWallet(path) ? 'wallet' : 'api'
    const name = request.headers.host?.toLowerCase() ?? ''
    // A name that leads here from elsewhere would be another origin.
    const isOwn = name === host || (part === 'api' && aliases.includes(name))
    if (!isOwn)
      return send(response, { status: 421, text: 'misdirected request\n' })
    if (await parameters.intercept?.(part, request, response)) return
    // A proxy ends TLS in front of the server.
    request.url = `${publicUrl}${request.url}`
    if (part === 'wallet') return answerWallet(request, response)
    response.setHeader('content-security-policy', apiPolicy)
    return answerApi(request, response)
  }

  return (request, response) => {
    const start = performance.now()
    const { method = '' } = request
    const [path = ''] = (request.url ?? '').split('?')
    const id = randomUUID()
    response.setHeader('x-request-id', id)
    if (parameters.isStopping()) response.setHeader('connection', 'close')
    metrics.openRequests.inc()
    response.once('close', () => {
      const seconds = (performance.now() - start) / 1_000
      const route = probes.has(path) ? path : toRoute(path)
      const status = response.writableFinished ? response.statusCode : 499
      metrics.openRequests.dec()
      metrics.observe({ method: toMethod(method), route, seconds, status })
      if (probes.has(path)) return
      const ms = Math.round(seconds * 1_000)
      log.info({ id, method: toMethod(method), ms, route, status }, 'Request')
    })
    answer(path, request, response).catch((error) => {
      log.report(error)
      send(response, { status: 500, text: 'internal error\n' })
    })
  }
}

export declare namespace createListener {
  /** Deals with a request in place of the apps, where it resolves to true. */
  type Intercept = (
    part: 'api' | 'wallet',
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<boolean>
  type Parameters = {
    api: Hono
    /** Default: the apps answer everything. */
    intercept?: Intercept | undefined
    /**
     * Whether nothing else runs in this process: its `Request` and `Response`
     * are then replaced by faster ones. Default `false`.
     */
    isOwnProcess?: boolean | undefined
    isReady(): Promise<boolean>
    /** Whether connections should end with their request. */
    isStopping(): boolean
    log: Log
    metrics: Metrics
    /** Whether everybody may read the metrics. */
    isOpen: boolean
    /** Bearer token that reads the metrics too. */
    metricsToken: string | undefined
    /** Origin that browsers reach the server by. */
    publicUrl: string
    wallet: Hono
  }
}

const probes: ReadonlySet<string> = new Set(['/healthz', '/metrics', '/readyz'])
const methods = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']

/**
 * Other names of a server on this machine. Programs ask the API by them, as only
 * browsers know every name under `localhost`; its answers belong to no origin.
 */
function toAliases(publicUrl: string): readonly string[] {
  const { hostname, port } = new URL(publicUrl)
  if (!hostname.endsWith('.localhost')) return []
  const names = ['localhost', '127.0.0.1', '[::1]']
  return names.map((name) => (port ? `${name}:${port}` : name))
}

function toMethod(method: string) {
  return methods.includes(method) ? method : 'other'
}

function mayReadMetrics(
  { isOpen, metricsToken }: createListener.Parameters,
  { headers }: IncomingMessage,
) {
  if (metricsToken === undefined) return isOpen
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(
    digest(headers.authorization ?? ''),
    digest(`Bearer ${metricsToken}`),
  )
}

function send(
  response: ServerResponse,
  answer: { status: number; text: string; contentType?: string },
) {
  const { contentType = 'text/plain; charset=utf-8', status, text } = answer
  if (response.headersSent) return response.destroy()
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-type': contentType,
    'x-content-type-options': 'nosniff',
  })
  return response.end(text)
}
