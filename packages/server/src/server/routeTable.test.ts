// @vitest-environment node
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { askServer } from '../../test/askServer.js'
import { setupAdapters } from '../../test/setupAdapters.js'
import { app, setupAuth, walletOrigin } from '../../test/setupAuth.js'
import { createAdminRoutes } from '../admin/createAdminRoutes.js'
import { createAdminSession } from '../admin/createAdminSession.js'
import { readApiConfig } from '../config/readApiConfig.js'
import { createProjects } from '../projects.js'
import { createApps } from './createApps.js'
import { createListener } from './createListener.js'
import { createMetrics } from './createMetrics.js'
import { openHttpServer } from './openHttpServer.js'

type Route = { isApi: boolean; method: string; path: string }

const project = { id: 'local', allowedOrigins: [app] }

/** All that the server serves, over a memory store and no chain. */
function setup({ callsPerMinute = 0 } = {}) {
  const { auth, reports } = setupAuth()
  const { backend } = setupAdapters({ chains: [], config: {} })
  const apis = readApiConfig({ chains: [], environment: {}, text: '{}' })
  if (Array.isArray(apis)) throw new Error(apis.join('\n'))
  const { now, report, store } = auth
  const { api, wallet } = createApps({
    ...{ apis, auth, backend, callsPerMinute, now, report, store },
    chains: [],
    frameDir: import.meta.dirname,
    projects: createProjects([project]),
    signInSecret: Buffer.alloc(32),
    url: walletOrigin,
  })
  const session = createAdminSession({ key: Buffer.alloc(32), now, token: 't' })
  wallet.route(
    '/',
    createAdminRoutes({ auth, onChange: async () => {}, session }),
  )
  const list = (served: Hono, isApi: boolean): Route[] => {
    const found = served.routes.filter(({ method }) => method !== 'ALL')
    return found.map(({ method, path }) => ({ isApi, method, path }))
  }
  return {
    ...{ api, wallet },
    reports,
    routes: [...list(api, true), ...list(wallet, false)],
    /** Asks a route, as one client does. */
    async ask(route: Route, init: RequestInit = {}, query = '') {
      const path = route.path.replace(/:\w+(\{[^}]*\})?/g, 'x')
      const env = { incoming: { socket: { remoteAddress: '192.0.2.1' } } }
      const served = route.isApi ? api : wallet
      return served.request(
        `${walletOrigin}${path}?projectId=local${query}`,
        {
          ...init,
          method: route.method,
          headers: {
            'content-type': 'application/json',
            origin: route.isApi ? app : walletOrigin,
            ...init.headers,
          },
        },
        env,
      )
    },
  }
}

const { routes } = setup()
const names = (found: readonly Route[]) =>
  [...new Set(found.map(({ method, path }) => `${method} ${path}`))].sort()
const writing = routes.filter(({ method }) => method !== 'GET')

/** Bodies that no route takes. */
const junk = [
  ...['', '{', 'null', '[]', '1', '"x"', '{"a":'.repeat(500)],
  ...['{"__proto__":{"isAdmin":true}}', '\u0000'],
  JSON.stringify({
    ...{ account: {}, addresses: {}, app: [], body: 1, code: {} },
    ...{ deviceId: 1, email: {}, id: {}, idToken: [], message: {} },
    ...{ method: {}, params: 1, provider: {}, setId: [], signature: 7 },
  }),
]

/** A refusal that says why, or a page for people. */
async function isTyped(response: Response) {
  const type = response.headers.get('content-type') ?? ''
  if (response.status < 400 || type.startsWith('text/html')) return true
  const body = JSON.parse(await response.text())
  // JSON-RPC has its own form.
  if (typeof body.error?.code === 'number') return true
  return typeof body.code === 'string' && typeof body.message === 'string'
}

describe('the routes of the server', () => {
  test('default: there are as many as are looked at here', () => {
    expect(names(routes).length).toBeGreaterThan(80)
    expect(names(writing).length).toBeGreaterThan(40)
  })

  test('behavior: every one has a limit per client', async () => {
    const { ask } = setup({ callsPerMinute: 1 })
    // Ten requests of any kind.
    const [first] = routes
    for (let index = 0; index < 10; index++) if (first) await ask(first)
    const open = []
    for (const route of routes) {
      const response = await ask(route)
      if (response.status !== 429) open.push(route)
      else {
        expect(await response.json()).toMatchObject({ code: 'TOO_MANY_CALLS' })
        expect(response.headers.get('retry-after')).toBe('60')
      }
    }
    expect(names(open)).toEqual([])
  })

  test.each([
    [65_536, ['POST /v1', 'POST /v1/', 'POST /v1/bundler']],
    [1_048_576, []],
  ])('behavior: a body over %i bytes', async (size, large) => {
    const { ask, reports } = setup()
    const body = JSON.stringify({ text: 'x'.repeat(size) })
    const taken = []
    for (const route of writing) {
      const response = await ask(route, { body })
      if (response.status === 413)
        expect(await response.json()).toMatchObject({ code: 'BODY_TOO_LARGE' })
      else taken.push(route)
    }
    // JSON-RPC, whose batches and contracts are larger.
    expect(names(taken)).toEqual(large)
    expect(reports).toEqual([])
  })

  test('error: every one answers what it cannot read with a typed error', async () => {
    const { ask, reports } = setup()
    const faults: string[] = []
    for (const route of writing)
      for (const body of junk) {
        const response = await ask(route, { body })
        if (response.status < 500 && (await isTyped(response))) continue
        faults.push(`${names([route])} ${response.status} ${body.slice(0, 20)}`)
      }
    expect(faults).toEqual([])
    expect(reports).toEqual([])
  })

  test('error: so it does with hostile queries', async () => {
    const { ask, reports } = setup()
    const faults: string[] = []
    for (const route of routes.filter(({ method }) => method === 'GET'))
      for (const value of ['', '%00', '-1', '..%2f..', 'x'.repeat(2_000)]) {
        const query = ['address', 'chainId', 'cursor', 'limit', 'page', 'state']
          .map((name) => `&${name}=${value}`)
          .join('')
        const response = await ask(route, {}, query)
        if (response.status < 500 && (await isTyped(response))) continue
        // The pages are not built here, and a chain is not there.
        if (response.status === 503 || response.status === 502) continue
        faults.push(`${names([route])} ${response.status} ${value.slice(0, 9)}`)
      }
    expect(faults).toEqual([])
    expect(reports).toEqual([])
  })
})

describe('the listener', () => {
  /** Which app answers a path; the apps themselves are not asked. */
  async function toAnswering(
    apps: { api: Hono; wallet: Hono },
    paths: readonly string[],
  ) {
    const speak = (name: string, { routes: own }: Hono) =>
      Object.assign(new Hono(), {
        fetch: () => new Response(name),
        routes: own,
      })
    const { port, stop } = await openHttpServer({
      host: '127.0.0.1',
      listener: createListener({
        api: speak('api', apps.api),
        isOpen: false,
        isReady: async () => true,
        isStopping: () => false,
        log: { info() {}, report() {}, warn() {} },
        metrics: createMetrics(),
        metricsToken: undefined,
        publicUrl: walletOrigin,
        wallet: speak('wallet', apps.wallet),
      }),
      port: 0,
    })
    const server = { port, url: walletOrigin }
    const answers: string[] = []
    for (const path of paths) answers.push((await askServer(server, path)).text)
    await stop(0)
    return answers
  }
  const toPath = ({ path }: { path: string }) =>
    path.replace(/:\w+(\{.*?\})?(?=\/|$)/g, 'x')

  test('default: every route reaches the app that serves it', async () => {
    const apps = setup()
    const all = apps.routes.map((route) => ({ ...route, path: toPath(route) }))
    const paths = [...new Set(all.map(({ path }) => path))]
    const answers = await toAnswering(apps, paths)
    const lost = all.filter(({ isApi, path }) => {
      const answer = answers[paths.indexOf(path)]
      return answer !== (isApi ? 'api' : 'wallet')
    })
    expect(lost).toEqual([])
    for (const path of ['/loading', '/window/x', '/sdk', '/admin', '/device/x'])
      expect(answers[paths.indexOf(path)]).toBe('wallet')
  })

  test('behavior: so does one that is added', async () => {
    const apps = setup()
    const paths = ['/new', '/new/room/7', '/new/style.css', '/v1/new']
    expect(await toAnswering(apps, paths)).toEqual(Array(4).fill('api'))
    apps.wallet.get('/new', (c) => c.text(''))
    apps.wallet.get('/new/room/:id{[0-9]{1,3}}', (c) => c.text(''))
    expect(await toAnswering(apps, paths)).toEqual([
      ...['wallet', 'wallet', 'wallet'],
      'api',
    ])
  })

  test.each([
    ['/sdk/else', 'wallet'],
    ['/auth/else', 'wallet'],
    ['/auth/v1/else', 'api'],
    ['/v1/else', 'api'],
    ['/', 'api'],
    ['/else', 'api'],
    ['//evil.test/sdk', 'api'],
  ])('behavior: %s, which nobody serves', async (path, name) => {
    expect(await toAnswering(setup(), [path])).toEqual([name])
  })
})
