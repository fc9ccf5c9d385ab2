import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFrameStore } from '../session/createFrameStore.js'
import { createLoader } from './createLoader.js'

// Separate test file: `isDevelopment` is read at import.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'development'))

beforeEach(() => {
  vi.useFakeTimers()
  // A host whose answers no page can read, such as a file server's 404.
  vi.stubGlobal('fetch', async (_: string, { mode }: RequestInit) => {
    if (mode === 'cors') throw new TypeError('blocked')
    return Response.error()
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Sets up a loader; warnings appear only once per host. */
function setup(host: string, page?: string) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const store = createFrameStore()
  let onLoad: (() => void) | undefined
  const loader = createLoader({
    create(page) {
      onLoad = page.onLoad
      return { destroy() {}, reload() {} } as never
    },
    document: Object.assign(new EventTarget(), {
      location: page ? new URL(page) : undefined,
    }) as never,
    host,
    onFail() {},
    onHold() {},
    onOpen() {},
    onReady: () => undefined,
    store,
    url: `${host}/sdk`,
  })
  loader.need()
  return { loader, onLoad: () => onLoad?.(), store, warn }
}

test('default: warns the developer about a page that never becomes ready', async () => {
  const host = 'https://silent.example'
  const { onLoad, store, warn } = setup(host)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(warn).not.toHaveBeenCalled()
  onLoad()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(warn).toHaveBeenCalledOnce()
  const [sentence] = warn.mock.calls[0] ?? []
  expect(sentence).toContain(`\`hosts.frame\` (${host})`)
  // It may be slow: it still has its 20 s.
  expect(store.get().status).toBe('loading')
  await vi.advanceTimersByTimeAsync(13_000)
  expect(store.get()).toMatchObject({
    status: 'failed',
    error: { code: 'FRAME_LOAD_FAILED' },
  })
})

test('behavior: does not warn about a page that is ready in time', async () => {
  const { loader, onLoad, store, warn } = setup('https://slow.example')
  onLoad()
  await vi.advanceTimersByTimeAsync(2_000)
  loader.ready({} as never)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(store.get().status).toBe('ready')
  expect(warn).not.toHaveBeenCalled()
})

test.each([
  ['http://wallet.example', 'https://app.example', 'insecure'],
  ['http://192.168.0.1:4110', 'https://app.example', 'insecure'],
  ['http://wallet.localhost:4110', 'https://app.example', undefined],
  ['http://127.0.0.1:4110', 'https://app.example', undefined],
  ['https://wallet.example', 'https://app.example', undefined],
  ['http://wallet.example', 'http://app.localhost', undefined],
])('error: a frame at %s, in a page at %s: %s', async (host, page, reason) => {
  const { store } = setup(host, page)
  await vi.advanceTimersByTimeAsync(0)
  if (!reason) return expect(store.get().error).toBeUndefined()
  expect(store.get()).toMatchObject({ status: 'failed', error: { reason } })
  const { error } = store.get()
  // Nothing later says something else.
  await vi.advanceTimersByTimeAsync(30_000)
  expect(store.get().error).toBe(error)
})
