import { afterEach, expect, test, vi } from 'vitest'
import { readDashboard } from './readDashboard.js'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const entry = { id: 'swap', isEnabled: true, config: ['1inch'] }

function answer(body: unknown, init: ResponseInit = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const fetch = vi.fn(async () => new Response(text, init))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const read = (signal?: AbortSignal) =>
  readDashboard({ host: 'https://api.example/', projectId: 'a b', signal })

test('default', async () => {
  const fetch = answer({ features: [{ ...entry, more: 1 }], more: 1 })
  expect(await read()).toEqual([entry])
  const [url, init] = fetch.mock.calls[0] as unknown as [string, RequestInit]
  expect(url).toMatch(
    /^https:\/\/api\.example\/appkit\/v1\/config\?st=latchkey&sv=react-wagmi-[^&]+&projectId=a\+b$/,
  )
  expect(init).toMatchObject({ credentials: 'omit' })
})

test('behavior: invalid entries are left out', async () => {
  answer({ features: [null, 1, { id: 1 }, { id: 'a' }, entry] })
  expect(await read()).toEqual([entry])
})

test.each([
  ['a failure', { features: [entry] }, { status: 503 }],
  ['no list', { features: {} }, {}],
  ['null', null, {}],
  ['no JSON', '<html>', {}],
  ['nothing', '', {}],
  ['too much', { features: [entry], pad: 'a'.repeat(70_000) }, {}],
])('error: %s', async (_name, body, init) => {
  answer(body, init)
  expect(await read()).toBe(undefined)
})

test('error: no answer within 10 s', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const found = read()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await found).toBe(undefined)
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: ends when aborted', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const controller = new AbortController()
  const found = read(controller.signal)
  controller.abort()
  expect(await found).toBe(undefined)
})
