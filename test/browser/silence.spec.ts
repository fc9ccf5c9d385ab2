import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { serveApp } from '../../playground/serveApp.js'
import { pages } from '../e2e/buildPages.js'
import { expect, login, test } from '../e2e/fixtures.js'

declare global {
  /** What scripts of the page have started, in order. */
  var noise: string[]
  /** Timers that have neither fired nor been cleared. */
  var pending: Map<unknown, string>
}

/**
 * Runs before every page: records every call that reaches beyond the script.
 */
function listen() {
  const noise: string[] = []
  const pending = new Map<unknown, string>()
  Object.assign(globalThis, { noise, pending })
  const wrap = (
    target: object,
    name: string,
    tell: (self: unknown, args: unknown[]) => string | undefined,
  ) => {
    const original = Reflect.get(target, name)
    Reflect.set(target, name, function (this: unknown, ...args: unknown[]) {
      const text = tell(this, args)
      if (text !== undefined) noise.push(`${name} ${text}`.trim())
      return new.target
        ? Reflect.construct(original, args)
        : Reflect.apply(original, this, args)
    })
  }
  wrap(EventTarget.prototype, 'addEventListener', (self, [type]) =>
    self === undefined || self === window || self === document
      ? String(type)
      : undefined,
  )
  wrap(window, 'fetch', (_, [url]) => String(url))
  wrap(window, 'postMessage', () => '')
  wrap(navigator, 'sendBeacon', () => '')
  wrap(Storage.prototype, 'setItem', (_, [key]) => String(key))
  wrap(Document.prototype, 'createElement', (_, [name]) =>
    /^(iframe|dialog)$/i.test(String(name)) ? String(name) : undefined,
  )
  for (const name of ['BroadcastChannel', 'WebSocket', 'EventSource', 'Worker'])
    wrap(window, name, (_, [url]) => String(url))
  wrap(IDBFactory.prototype, 'open', (_, [name]) => String(name))
  wrap(XMLHttpRequest.prototype, 'open', (_, [, url]) => String(url))
  for (const [name, clear] of [
    ['setTimeout', 'clearTimeout'],
    ['setInterval', 'clearInterval'],
  ] as const) {
    const set = window[name] as (...args: unknown[]) => unknown
    const end = window[clear] as (id: unknown) => void
    Reflect.set(
      window,
      name,
      (callback: (...args: unknown[]) => void, ...rest: unknown[]) => {
        const id = set(
          (...args: unknown[]) => {
            if (name === 'setTimeout') pending.delete(id)
            callback(...args)
          },
          ...rest,
        )
        pending.set(id, `${name} ${rest[0]}`)
        return id
      },
    )
    Reflect.set(window, clear, (id: unknown) => {
      pending.delete(id)
      end(id)
    })
  }
}

/** Waits until the page is idle, and returns what it has done. */
async function rest(page: Page) {
  await page.waitForLoadState('networkidle')
  // Timers that only defer work have fired by then.
  await page.waitForFunction(() =>
    [...pending.values()].every((text) => Number(text.split(' ')[1] ?? 0) > 50),
  )
  return page.evaluate(() => ({
    noise: [...noise].sort(),
    pending: [...pending.values()].sort(),
  }))
}

function watchHosts(page: Page) {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  return hosts
}

test.beforeEach(({ context }) => context.addInitScript(listen))

test('default: the playground page is silent until the user acts @kept @rest', async ({
  local,
  page,
  services,
}) => {
  const hosts = watchHosts(page)
  await page.goto(local.urls.app)
  await expect(page.getByLabel('Email')).toBeVisible()
  const { noise, pending } = await rest(page)
  expect([...hosts]).toEqual([new URL(local.urls.app).host])
  expect(noise.filter((text) => /^fetch/.test(text))).toEqual([
    'fetch /local.json',
  ])
  expect(
    noise.filter((text) =>
      /^(addEventListener (message|storage)|postMessage|sendBeacon|BroadcastChannel|WebSocket|EventSource|Worker|open|createElement)/.test(
        text,
      ),
    ),
    // Connects and disconnects in other tabs apply here too: Solana's, and
    // those of injected wallets.
  ).toEqual(['addEventListener storage', 'addEventListener storage'])
  expect(pending).toEqual([])
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => key.startsWith('latchkey'))).toEqual([])
  await expect(page.locator('iframe, dialog')).toHaveCount(0)

  // Control: the counted calls do happen once a login is used.
  await login(page, services)
  await expect(page.locator('iframe')).toHaveCount(1)
  const after = await page.evaluate(() => noise)
  expect(after).toContain('addEventListener message')
  expect(after).toContain('createElement iframe')
  expect(after.some((text) => text.startsWith('setItem latchkey.'))).toBe(true)
  expect(hosts.has(new URL(local.hosts.frame).host)).toBe(true)

  // A stored login is the exception.
  await page.reload()
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(page.getByTestId('status')).toHaveText('connected')
})

test('behavior: a page with the kit does nothing that wagmi alone does not do, but to follow other tabs @rest', async ({
  page,
}) => {
  const found: Awaited<ReturnType<typeof rest>>[] = []
  for (const name of ['floor', 'kit']) {
    const dir = fileURLToPath(
      new URL(`../../node_modules/.cache/silence/${name}`, import.meta.url),
    )
    const entryPoint = (entryPoint: string) =>
      fileURLToPath(
        new URL(`../../src/exports/${entryPoint}.ts`, import.meta.url),
      )
    await build({
      configFile: false,
      logLevel: 'error',
      root: fileURLToPath(
        new URL(`../package/size/pages/${name}`, import.meta.url),
      ),
      resolve: {
        alias: [
          { find: /^latchkey$/, replacement: entryPoint('index') },
          { find: /^latchkey\/(\w+)$/, replacement: entryPoint('$1') },
        ],
      },
      build: { emptyOutDir: true, outDir: dir, target: 'es2022' },
    })
    const app = await serveApp({ dir, port: 0 })
    try {
      const hosts = watchHosts(page)
      await page.goto(app.url)
      await expect(page.getByTestId('ready')).toBeVisible()
      found.push(await rest(page))
      expect([...hosts]).toEqual([new URL(app.url).host])
    } finally {
      await app.stop()
    }
  }
  const [floor, kit] = found
  console.log(
    `floor: ${floor?.noise.length} effects, ${floor?.pending.length} timers; with the kit: ${kit?.noise.length} and ${kit?.pending.length}`,
  )
  // Injected wallets follow what other tabs do.
  const noise = [...(floor?.noise ?? []), 'addEventListener storage']
  expect(kit?.noise).toEqual(noise.sort())
  expect(kit?.pending).toEqual(floor?.pending)
})

test('behavior: a kit without React is as silent as a plain wagmi config', async ({
  local,
  page,
}) => {
  const hosts = watchHosts(page)
  async function measure(isKit: boolean) {
    await page.goto(local.urls.harness)
    await page.waitForFunction(() => 'harness' in globalThis)
    await page.evaluate(async (isKit) => {
      if (isKit) await harness.create()
      else {
        const { chains } = await (await fetch('/local.json')).json()
        const { createConfig, http } = harness.wagmi
        const [chain] = chains.map((one: { rpcUrl: string }) =>
          harness.viem.defineChain({
            ...(one as unknown as Parameters<
              typeof harness.viem.defineChain
            >[0]),
            rpcUrls: { default: { http: [one.rpcUrl] } },
          }),
        )
        createConfig({
          chains: [chain],
          multiInjectedProviderDiscovery: false,
          transports: { [chain.id]: http() },
        })
      }
    }, isKit)
    return rest(page)
  }
  const floor = await measure(false)
  expect(await measure(true)).toEqual(floor)
  expect([...hosts]).toEqual([new URL(local.urls.harness).host])
  await expect(page.locator('iframe, dialog')).toHaveCount(0)
})

test('behavior: the frame page loads a limited number of bytes before a login, and before the first batch', () => {
  const assets = `${pages.frame}/dist/assets`
  const read = (file: string) => readFileSync(`${assets}/${file}`)
  const html = readFileSync(`${pages.frame}/dist/index.html`, 'utf8')
  const first = [...html.matchAll(/"\/sdk\/assets\/([^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  )
  expect(first.length).toBeGreaterThan(1)
  const loaded = new Set(first)
  const sum = () =>
    [...loaded]
      .map((file) => gzipSync(read(file)).length)
      .reduce((sum, length) => sum + length)
  expect(sum()).toBeLessThan(LOGIN_BUDGET)

  function load(file: string) {
    if (loaded.has(file)) return
    loaded.add(file)
    const imports = `${read(file)}`.matchAll(/(?:from|import)"\.\/([^"]+)"/g)
    for (const [, other = ''] of imports) load(other)
  }
  // What `warmUp` loads while the user types the code.
  for (const name of ['accounts', 'prepareRequest']) {
    const [file, ...others] = readdirSync(assets).filter((file) =>
      file.startsWith(`${name}-`),
    )
    expect(others).toEqual([])
    load(file ?? name)
  }
  expect(loaded.size).toBeGreaterThan(first.length + 2)
  expect(sum()).toBeLessThan(BATCH_BUDGET)
})

/**
 * Gzipped. What keys and approvals need loads when a login begins; the names of
 * the SDK that they share are in the first file.
 */
const LOGIN_BUDGET = 66 * 1_024
/**
 * Gzipped. Without smart accounts it was 93 KiB, without the readings of typed
 * data and the count of its own transactions 108; since then it has passkeys,
 * guests, currencies and second factors.
 */
const BATCH_BUDGET = 124 * 1_024
