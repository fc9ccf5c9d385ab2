// A process of its own: it counts timers and listens to the page.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createEventSender, type Envelope } from './createEventSender.js'

type Request = { body: string; init: RequestInit; url: URL }

let requests: Request[] = []
let status = 202
const onRefused = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  requests = []
  status = 202
  onRefused.mockClear()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ body: String(init.body), init, url: new URL(url) })
    if (status === 0) throw new TypeError('Failed to fetch')
    return new Response(null, { status })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  setNavigator({ doNotTrack: undefined, globalPrivacyControl: undefined })
  setVisibility('visible')
})

function setNavigator(members: object) {
  for (const [name, value] of Object.entries(members))
    Object.defineProperty(navigator, name, { configurable: true, value })
}

function setVisibility(state: string) {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: state,
  })
}

function create(isEnabled = async () => true, isBatched = true) {
  return createEventSender({
    host: 'https://events.example',
    isBatched: () => isBatched,
    isEnabled,
    onRefused,
    projectId: 'a b',
  })
}

const toEnvelope = (event: string, text = ''): Envelope => ({
  eventId: crypto.randomUUID(),
  url: 'https://app.example',
  domain: 'app.example',
  timestamp: 1,
  props: { type: 'track', event, text },
})

const settle = () => vi.advanceTimersByTimeAsync(0)
const events = () =>
  requests.map(({ body }) =>
    [JSON.parse(body)].flat().map(({ props }) => props.event),
  )

test('default: one envelope per request', async () => {
  const sender = create(undefined, false)
  sender.add(toEnvelope('A'))
  sender.add(toEnvelope('B'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(requests.map(({ body }) => JSON.parse(body).props.event)).toEqual([
    'A',
    'B',
  ])
  expect(requests.map(({ url }) => url.pathname)).toEqual(['/e', '/e'])
})

describe('batches', () => {
  test('default: one request after 10 seconds', async () => {
    const isEnabled = vi.fn(async () => true)
    const sender = create(isEnabled)
    sender.add(toEnvelope('A'))
    await vi.advanceTimersByTimeAsync(5_000)
    sender.add(toEnvelope('B'))
    await vi.advanceTimersByTimeAsync(4_999)
    expect(requests).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(events()).toEqual([['A', 'B']])
    // Nothing is left to do: no timer runs while nothing happens.
    expect(vi.getTimerCount()).toBe(0)
    sender.add(toEnvelope('C'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(events()).toEqual([['A', 'B'], ['C']])
    // The dashboard is asked once.
    expect(isEnabled).toHaveBeenCalledTimes(1)
  })

  test('default: the request', async () => {
    create().add(toEnvelope('A'))
    await vi.advanceTimersByTimeAsync(10_000)
    const [{ init, url }] = requests as [Request]
    expect(url.origin + url.pathname).toBe('https://events.example/e')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      projectId: 'a b',
      st: 'latchkey',
      sv: expect.stringMatching(/^react-wagmi-/),
    })
    expect(init).toMatchObject({
      credentials: 'omit',
      headers: { 'content-type': 'text/plain' },
      keepalive: true,
      method: 'POST',
      referrerPolicy: 'origin',
    })
  })

  test('behavior: above 45 KB at once, and never above it', async () => {
    const sender = create()
    sender.add(toEnvelope('E0'))
    await settle()
    for (let count = 1; count < 12; count++)
      sender.add(toEnvelope(`E${count}`, 'é'.repeat(2_500)))
    await settle()
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(events().flat()).toHaveLength(12)
    for (const { body } of requests)
      expect(new TextEncoder().encode(body).length).toBeLessThan(45 * 1024)
  })

  test('behavior: what has waited leaves in several batches', async () => {
    let answer = (_: boolean) => {}
    const sender = create(() => new Promise((resolve) => (answer = resolve)))
    for (let count = 0; count < 40; count++)
      sender.add(toEnvelope(`E${count}`, 'é'.repeat(2_500)))
    await vi.advanceTimersByTimeAsync(10_000)
    answer(true)
    await settle()
    expect(events().flat()).toHaveLength(40)
    for (const { body } of requests)
      expect(new TextEncoder().encode(body).length).toBeLessThan(45 * 1024)
  })

  test.each([
    ['the page is hidden', 'visibilitychange', () => document],
    ['the page is frozen', 'freeze', () => document],
    ['the page is left', 'pagehide', () => window],
  ])('behavior: when %s', async (_, type, getTarget) => {
    const sender = create()
    sender.add(toEnvelope('A'))
    await settle()
    if (type === 'visibilitychange') {
      document.dispatchEvent(new Event(type))
      expect(requests).toEqual([])
      setVisibility('hidden')
    }
    getTarget().dispatchEvent(new Event(type))
    expect(events()).toEqual([['A']])
  })

  test('behavior: waits for the dashboard, then sends what was due', async () => {
    let answer = (_: boolean) => {}
    const sender = create(() => new Promise((resolve) => (answer = resolve)))
    sender.add(toEnvelope('A'))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(requests).toEqual([])
    answer(true)
    await settle()
    expect(events()).toEqual([['A']])
  })
})

describe('silence', () => {
  test.each([
    ['Do Not Track', { doNotTrack: '1' }],
    ['Global Privacy Control', { globalPrivacyControl: true }],
  ])(
    'behavior: %s: nothing is sent, and nobody is asked',
    async (_, members) => {
      setNavigator(members)
      const isEnabled = vi.fn(async () => true)
      const sender = create(isEnabled)
      sender.add(toEnvelope('A'))
      sender.addError(toEnvelope('B'))
      await vi.advanceTimersByTimeAsync(60_000)
      expect(requests).toEqual([])
      expect(isEnabled).not.toHaveBeenCalled()
      expect(vi.getTimerCount()).toBe(0)
    },
  )

  test('behavior: also if it is switched on later', async () => {
    const sender = create()
    sender.add(toEnvelope('A'))
    await settle()
    setNavigator({ globalPrivacyControl: true })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(requests).toEqual([])
  })

  test.each([
    ['says no', async () => false],
    ['cannot be asked', () => Promise.reject(new Error('offline'))],
  ])('behavior: the dashboard %s', async (_, isEnabled) => {
    const sender = create(isEnabled)
    sender.add(toEnvelope('A'))
    sender.addError(toEnvelope('B'))
    await vi.advanceTimersByTimeAsync(60_000)
    sender.add(toEnvelope('C'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('behavior: a 403 is reported once and stops the sender', async () => {
    status = 403
    const sender = create()
    sender.add(toEnvelope('A'))
    await settle()
    sender.addError(toEnvelope('B'))
    await settle()
    expect(requests).toHaveLength(2)
    expect(onRefused).toHaveBeenCalledOnce()
    status = 202
    sender.add(toEnvelope('C'))
    sender.addError(toEnvelope('D'))
    window.dispatchEvent(new Event('pagehide'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toHaveLength(2)
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each([
    ['does not answer', 0],
    ['fails', 500],
    ['answers 401', 401],
  ])('behavior: a service that %s is no alert', async (_, answer) => {
    status = answer
    const sender = create()
    sender.add(toEnvelope('A'))
    await vi.advanceTimersByTimeAsync(10_000)
    sender.add(toEnvelope('B'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(events()).toEqual([['A'], ['B']])
    expect(onRefused).not.toHaveBeenCalled()
  })
})

describe('a service in trouble', () => {
  /** Requests end when they are told, or are aborted. */
  function hold() {
    const ends: (() => void)[] = []
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      requests.push({ body: String(init.body), init, url: new URL(url) })
      return new Promise((resolve, reject) => {
        ends.push(() => resolve(new Response(null, { status })))
        init.signal?.addEventListener('abort', () => reject(new Error('late')))
      })
    })
    return ends
  }

  test('behavior: no answer: one request at a time, each for 10 seconds', async () => {
    hold()
    const sender = create()
    sender.add(toEnvelope('A'))
    await settle()
    for (let count = 0; count < 50_000; count++)
      sender.add(toEnvelope('B', 'b'.repeat(100)))
    await settle()
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(requests).toHaveLength(1)
    expect(requests[0]?.init.signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(requests[0]?.init.signal?.aborted).toBe(true)
    expect(requests).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(3_600_000)
    // What is more than 1,000 is dropped, and no timer is left.
    expect(events().flat().length).toBeLessThan(1_400)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('behavior: leaves the app its part of what may outlive a page', async () => {
    hold()
    const sender = create()
    sender.add(toEnvelope('A'))
    await settle()
    for (let count = 0; count < 300; count++)
      sender.add(toEnvelope('B', 'b'.repeat(400)))
    setVisibility('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('pagehide'))
    expect(events().flat()).toHaveLength(301)
    const kept = requests.filter(({ init }) => init.keepalive)
    const bytes = kept.reduce((sum, { body }) => sum + body.length, 0)
    expect(bytes).toBeGreaterThan(40 * 1024)
    expect(bytes).toBeLessThan(60 * 1024)
    expect(kept.length).toBeLessThan(requests.length)
  })

  test('behavior: what has ended counts no more', async () => {
    const ends = hold()
    const sender = create()
    for (let round = 1; round < 9; round++) {
      sender.add(toEnvelope('A', 'a'.repeat(40_000)))
      await vi.advanceTimersByTimeAsync(10_000)
      expect(requests).toHaveLength(round)
      expect(requests.at(-1)?.init.keepalive).toBe(true)
      ends.at(-1)?.()
      await settle()
    }
  })

  test.each([
    [undefined, 60_000],
    ['120', 120_000],
    ['Fri, 31 Dec 1999 23:59:59 GMT', 60_000],
    ['1e99', 3_600_000],
  ])('behavior: 429, Retry-After %s: pauses', async (retryAfter, ms) => {
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      requests.push({ body: String(init.body), init, url: new URL(url) })
      const headers: HeadersInit = retryAfter
        ? { 'retry-after': retryAfter }
        : {}
      return new Response(null, { headers, status: 429 })
    })
    const sender = create()
    sender.add(toEnvelope('A'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(requests).toHaveLength(1)
    sender.add(toEnvelope('B'))
    sender.addError(toEnvelope('C'))
    window.dispatchEvent(new Event('pagehide'))
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(events().flat().sort()).toEqual(['A', 'B', 'C'])
  })

  test('behavior: refused while more wait: nothing follows', async () => {
    let answer = (_: boolean) => {}
    const sender = create(() => new Promise((resolve) => (answer = resolve)))
    for (let count = 0; count < 300; count++)
      sender.add(toEnvelope('B', 'b'.repeat(400)))
    await vi.advanceTimersByTimeAsync(10_000)
    status = 403
    answer(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toHaveLength(1)
    expect(onRefused).toHaveBeenCalledOnce()
  })

  test('behavior: errors that have waited are no more than 5 in 60 seconds', async () => {
    let answer = (_: boolean) => {}
    const sender = create(() => new Promise((resolve) => (answer = resolve)))
    const fail = () => {
      for (let count = 0; count < 9; count++)
        sender.addError(toEnvelope('API_ERROR'))
    }
    fail()
    await vi.advanceTimersByTimeAsync(59_000)
    answer(true)
    await settle()
    expect(requests).toHaveLength(5)
    await vi.advanceTimersByTimeAsync(59_999)
    fail()
    await settle()
    expect(requests).toHaveLength(5)
    await vi.advanceTimersByTimeAsync(1)
    fail()
    await settle()
    expect(requests).toHaveLength(10)
  })
})

test('behavior: an error is sent by itself, at once', async () => {
  const sender = create()
  await settle()
  sender.addError(toEnvelope('API_ERROR'))
  await settle()
  expect(requests).toHaveLength(1)
  expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({
    props: { event: 'API_ERROR' },
  })
})
