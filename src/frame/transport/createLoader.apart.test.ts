import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFrameStore } from '../session/createFrameStore.js'
import { createLoader } from './createLoader.js'

// A process of its own: what is said in development alone is known at import.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'development'))

beforeEach(() => {
  vi.useFakeTimers()
  // A host that lets no page read its answer, such as a 404 of a file server.
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

/** What was said of one host is not said again. */
function setup(host: string) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const store = createFrameStore()
  let onLoad: (() => void) | undefined
  const loader = createLoader({
    create(page) {
      onLoad = page.onLoad
      return { destroy() {}, reload() {} } as never
    },
    document: new EventTarget() as never,
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

test('default: the developer is told of a page that says nothing', async () => {
  const host = 'https://silent.example'
  const { onLoad, store, warn } = setup(host)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(warn).not.toHaveBeenCalled()
  onLoad()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(warn).toHaveBeenCalledOnce()
  const [sentence] = warn.mock.calls[0] ?? []
  expect(sentence).toContain(`\`hosts.frame\` (${host})`)
  // It may be slow: it has its 20 s.
  expect(store.get().status).toBe('loading')
  await vi.advanceTimersByTimeAsync(13_000)
  expect(store.get()).toMatchObject({
    status: 'failed',
    error: { code: 'FRAME_LOAD_FAILED' },
  })
})

test('behavior: not of one that is ready in time', async () => {
  const { loader, onLoad, store, warn } = setup('https://slow.example')
  onLoad()
  await vi.advanceTimersByTimeAsync(2_000)
  loader.ready({} as never)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(store.get().status).toBe('ready')
  expect(warn).not.toHaveBeenCalled()
})
