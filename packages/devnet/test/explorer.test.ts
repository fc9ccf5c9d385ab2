import type { Hono } from 'hono'
import type { ExplorerEntry } from 'latchkey-server'
import { createProjectRoutes, createWalletsRoutes } from 'latchkey-server'
import { createApp } from 'latchkey-server/http'
import {
  createProjects,
  localProject,
  type Project,
} from 'latchkey-server/projects'
import { describe, expect, test } from 'vitest'
import { createExplorer } from '../src/api/wallets/createExplorer.js'

const apiUrl = () => 'http://localhost:4101'
const walletPageUrl = () => 'http://localhost:4106'

/** The explorer is the same without chains. */
function setup(project: Project = localProject) {
  const projects = createProjects([project])
  const app: Hono = createApp()
  app.route(
    '/',
    createWalletsRoutes({
      backend: createExplorer({ apiUrl, walletPageUrl }),
      projects,
    }),
  )
  app.route('/', createProjectRoutes({ projects }))
  return async (path: string) => {
    const query = path.includes('?') ? '&' : '?'
    return app.request(`${path}${query}projectId=${project.id}`)
  }
}

const ask = setup()

async function list(query: string) {
  const response = await ask(`/getWallets?${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as { data: ExplorerEntry[]; count: number }
}

describe('wallets', () => {
  test('default', async () => {
    const { count, data } = await list('page=1&entries=100')
    expect(count).toBeGreaterThanOrEqual(60)
    expect(data).toHaveLength(count)
    expect(new Set(data.map(({ id }) => id)).size).toBe(count)
    expect(new Set(data.map((entry) => entry.image_id)).size).toBe(count)
    for (const key of [
      'mobile_link',
      'desktop_link',
      'webapp_link',
      'link_mode',
      'app_store',
      'injected',
      'rdns',
      'supports_wc',
    ] as const) {
      const given = data.filter((entry) => entry[key])
      expect(given.length).toBeGreaterThan(5)
      expect(given.length).toBeLessThan(count)
    }
  })

  test('behavior: the wallet page can be opened by links', async () => {
    const { data } = await list('search=Latchkey Test Wallet')
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      chains: expect.arrayContaining(['eip155:31337', 'solana:localnet']),
      mobile_link: walletPageUrl(),
      supports_wc: true,
      webapp_link: walletPageUrl(),
    })
  })

  test('param: page and entries', async () => {
    const { count, data: all } = await list('entries=100')
    const pages = [await list('page=1&entries=40'), await list('page=2')]
    expect(pages.flatMap(({ data }) => data)).toEqual(all)
    expect(pages.map((page) => page.count)).toEqual([count, count])
    expect((await list('page=3')).data).toEqual([])
  })

  test('param: chains, compared whole', async () => {
    const one = await list('chains=eip155:1&entries=100')
    const ten = await list('chains=eip155:10&entries=100')
    const both = await list('chains=eip155:1,eip155:10&entries=100')
    expect(one.data.every((x) => x.chains.includes('eip155:1'))).toBe(true)
    expect(ten.data.some((x) => !x.chains.includes('eip155:1'))).toBe(true)
    expect(ten.data.every((x) => x.chains.includes('eip155:10'))).toBe(true)
    expect(one.count).toBeGreaterThan(0)
    expect(both.count).toBeGreaterThan(one.count)
    expect((await list('chains=eip155:3133')).count).toBe(0)
  })

  test('param: search, include, exclude, badge_type', async () => {
    const found = await list('search=%20metamask%20')
    expect(found.data.map(({ name }) => name)).toEqual(['MetaMask'])
    const { count, data } = await list('entries=3')
    const [first, second] = data.map(({ id }) => id)
    const only = await list(`include=${second},${first},unknown`)
    expect(only.data.map(({ id }) => id)).toEqual([first, second])
    expect((await list(`exclude=${first}`)).count).toBe(count - 1)
    const certified = await list('badge_type=certified')
    const others = await list('badge_type=none')
    expect(certified.count + others.count).toBe(count)
    expect((await list('badge=certified')).count).toBe(certified.count)
    expect((await list('badge_type=none&search=metamask')).count).toBe(0)
  })

  test('param: names or rdns, include_pay_only, sort', async () => {
    const known = await list('names=metamask,Nobody&rdns=app.phantom')
    expect(known.data.map(({ name }) => name)).toEqual(['MetaMask', 'Phantom'])
    const paying = await list('include_pay_only=true')
    expect(paying.data.every((entry) => entry.supports_wcpay)).toBe(true)
    const { data } = await list('sort=wcpay&entries=100')
    const last = data.findLastIndex((entry) => entry.supports_wcpay)
    expect(last).toBe(paying.count - 1)
  })

  test.each([
    'page=0',
    'page=1.5',
    'page=x',
    'entries=101',
    'badge_type=gold',
    'sort=price',
    'include_pay_only=1',
  ])('error: %s', async (query) => {
    expect((await ask(`/getWallets?${query}`)).status).toBe(400)
  })
})

describe('images', () => {
  test('default', async () => {
    const { data } = await list('entries=100')
    for (const path of [
      ...data.map(({ image_url }) => new URL(image_url).pathname),
      '/public/getAssetImage/ba0ba0cd-17c6-4806-ad93-f9d174f17900',
      '/public/getCurrencyImage/USD',
      '/public/getCurrencyImage/eur',
      '/public/getTokenImage/USDL',
    ]) {
      const response = await ask(path)
      expect(response.headers.get('content-type')).toBe('image/svg+xml')
      expect(await response.text()).toMatch(/^<svg .+<\/svg>$/)
    }
  })

  test.each([
    '/getWalletImage/none',
    '/public/getAssetImage/constructor',
    '/public/getCurrencyImage/xyz',
    '/public/getTokenImage/__proto__',
  ])('error: %s', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })
})

describe('project', () => {
  const read = async (path: string, project?: Project) =>
    (await setup(project)(path)).json()

  test('default', async () => {
    const { features } = await read('/appkit/v1/config')
    expect(features).toContainEqual({
      id: 'onramp',
      isEnabled: true,
      config: ['coinbase', 'meld'],
    })
    expect(await read('/getAnalyticsConfig')).toEqual({
      isAnalyticsEnabled: false,
    })
  })

  test('param: features and limits of a project', async () => {
    const project: Project = {
      id: 'small',
      allowedOrigins: ['https://app.example'],
      features: [{ id: 'swap', isEnabled: false, config: [] }],
      limits: { tier: 'starter', isAboveMauLimit: true },
    }
    const { features } = await read('/appkit/v1/config', project)
    const swaps = features.filter(({ id }: { id: string }) => id === 'swap')
    expect(swaps).toEqual(project.features)
    expect(features).toHaveLength(13)
    expect(await read('/appkit/v1/project-limits', project)).toEqual({
      planLimits: {
        tier: 'starter',
        isAboveRpcLimit: false,
        isAboveMauLimit: true,
      },
    })
    expect(await read('/projects/v1/origins', project)).toEqual({
      allowedOrigins: ['https://app.example'],
    })
  })
})
