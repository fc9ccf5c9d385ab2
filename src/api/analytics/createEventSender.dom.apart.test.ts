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

function create(isEnabled = async () => true) {
  return createEventSender({
    host: 'https://events.example',
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
