// A process of its own: it opens windows and waits for them.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openHandOverWindow } from './openHandOverWindow.js'

const ask = {
  locale: 'en',
  name: 'ann@example.org',
  origin: 'https://shop.example',
  userId: 'ann',
}
/** Hears what the page listens to, to say what only a browser can. */
let say: (event: object) => void = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: unknown, options?: unknown) => {
      if (type !== 'message') return add(type, listener as never)
      const { signal } = options as { signal: AbortSignal }
      say = (event) => {
        if (!signal.aborted) (listener as (event: object) => void)(event)
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
})

function open() {
  const opened = { close: vi.fn(), closed: false, postMessage: vi.fn() }
  const opening = vi
    .spyOn(window, 'open')
    .mockReturnValue(opened as unknown as Window)
  const ends: unknown[] = []
  openHandOverWindow({ ask, onEnd: (end) => ends.push(end) })
  const url = String(opening.mock.lastCall?.[0])
  const ready = {
    isTrusted: true,
    source: opened,
    origin: location.origin,
    data: { type: 'latchkey-approval:ready', nonce: url.split('#')[1] },
  }
  function answer(value: unknown) {
    const [, , [port] = []] = opened.postMessage.mock.lastCall ?? []
    port?.postMessage(value)
  }
  return { answer, ends, opened, ready, url }
}

test.each([['none'], [{ copy: { userId: 'ann' } }]])(
  'default: %o',
  async (value) => {
    const { answer, ends, opened, ready, url } = open()
    expect(url).toMatch(/^\/sdk\/hand-over#[0-9a-f]{32}$/)
    say(ready)
    expect(opened.postMessage.mock.lastCall?.slice(0, 2)).toEqual([
      expect.objectContaining({ ask: expect.objectContaining(ask) }),
      location.origin,
    ])
    vi.useRealTimers()
    for (const nonsense of [undefined, 'copy', {}, null]) answer(nonsense)
    answer(value)
    await vi.waitFor(() => expect(ends).toEqual([value]))
    expect(opened.close).toHaveBeenCalledOnce()
  },
)

test.each([
  ['another site', { origin: 'https://evil.test' }],
  ['another window', { source: window }],
  ['a script', { isTrusted: false }],
])('error: %s gets no answer', (_, change) => {
  const { opened, ready } = open()
  say({ ...ready, ...change })
  expect(opened.postMessage).not.toHaveBeenCalled()
})

test('error: the secret of a window that was closed opens no other', async () => {
  const first = open()
  first.opened.closed = true
  await vi.advanceTimersByTimeAsync(1_000)
  const second = open()
  say({ ...second.ready, data: first.ready.data })
  expect(second.opened.postMessage).not.toHaveBeenCalled()
})

test('behavior: closed by the user, or cut off before it has reported', async () => {
  const { ends, opened } = open()
  opened.closed = true
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ends).toEqual(['cutOff'])
  const other = open()
  say(other.ready)
  other.opened.closed = true
  await vi.advanceTimersByTimeAsync(1_000)
  expect(other.ends).toEqual(['closed'])
})

test('behavior: one that the browser blocks', () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  expect(openHandOverWindow({ ask, onEnd() {} })).toBeUndefined()
})
