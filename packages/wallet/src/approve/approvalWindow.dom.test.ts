import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { receiveAsk } from '../wire/receiveAsk.js'
import type { WindowAsk } from '../wire/windowWire.js'
import { openApprovalWindow } from './screen/openApprovalWindow.js'

const ask: WindowAsk = {
  appName: undefined,
  locale: 'en',
  notice: undefined,
  origin: 'https://shop.example',
  theme: { mode: 'dark', accent: '', accentInk: '' },
  view: { action: 'Sign', raw: '0x', rows: [], warnings: [] },
}
const origin = location.origin
const nonce = '00112233445566778899aabbccddeeff'
const foreign = 'https://evil.test'

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
  location.hash = ''
})

const flush = () => vi.advanceTimersByTimeAsync(0)

describe('openApprovalWindow', () => {
  function setup() {
    const opened = { close: vi.fn(), closed: false, postMessage: vi.fn() }
    const open = vi
      .spyOn(window, 'open')
      .mockReturnValue(opened as unknown as Window)
    const onAnswer = vi.fn()
    const handle = openApprovalWindow({ ask, onAnswer })
    const [url = '', name] = open.mock.calls[0] ?? []
    const secret = String(url).split('#')[1] ?? ''
    const ready = {
      isTrusted: true,
      source: opened,
      origin,
      data: { type: 'latchkey-approval:ready', nonce: secret },
    }
    const getPort = (index = 0) =>
      opened.postMessage.mock.calls[index]?.[2][0] as MessagePort
    return { getPort, handle, name, onAnswer, opened, ready, secret, url }
  }

  test('default', async () => {
    const { getPort, name, onAnswer, opened, ready, secret, url } = setup()
    expect(url).toMatch(/^\/sdk\/approve#[0-9a-f]{32}$/)
    expect(name).toBe('_blank')
    say(ready)
    expect(opened.postMessage).toHaveBeenCalledWith(
      { type: 'latchkey-approval:ask', nonce: secret, ask },
      origin,
      [expect.anything()],
    )
    vi.useRealTimers()
    getPort().postMessage('nonsense')
    getPort().postMessage('approved')
    await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledOnce())
    expect(onAnswer).toHaveBeenCalledWith('approved')
    expect(opened.close).toHaveBeenCalledOnce()
  })

  test.each([
    ['a script', { isTrusted: false }],
    ['another window', { source: window }],
    ['another origin', { origin: foreign }],
    ['no secret', { data: { type: 'latchkey-approval:ready' } }],
    [
      'another secret',
      { data: { type: 'latchkey-approval:ready', nonce: 'guess' } },
    ],
    ['another message', { data: { type: 'latchkey-approval:ask' } }],
    ['nothing', { data: null }],
  ])('error: %s gets no request', (_, change) => {
    const { opened, ready } = setup()
    say({ ...ready, ...change })
    expect(opened.postMessage).not.toHaveBeenCalled()
    say(ready)
    expect(opened.postMessage).toHaveBeenCalledOnce()
  })

  test('behavior: loaded again, only the new page is heard', async () => {
    const { getPort, onAnswer, ready } = setup()
    say(ready)
    say(ready)
    vi.useRealTimers()
    getPort(0).postMessage('approved')
    getPort(1).postMessage('declined')
    await vi.waitFor(() => expect(onAnswer).toHaveBeenCalled())
    expect(onAnswer.mock.calls).toEqual([['declined']])
  })

  test('behavior: closed without a word', async () => {
    const { onAnswer, opened } = setup()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(onAnswer).not.toHaveBeenCalled()
    opened.closed = true
    await vi.advanceTimersByTimeAsync(1_000)
    expect(onAnswer.mock.calls).toEqual([['closed']])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('behavior: ended by the frame, it says nothing more', async () => {
    const { handle, onAnswer, opened, ready } = setup()
    handle?.close()
    expect(opened.close).toHaveBeenCalledOnce()
    say(ready)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(opened.postMessage).not.toHaveBeenCalled()
    expect(onAnswer).not.toHaveBeenCalled()
  })

  test('behavior: it goes with the frame', () => {
    const { opened } = setup()
    window.dispatchEvent(new Event('pagehide'))
    expect(opened.close).toHaveBeenCalledOnce()
  })

  test('error: the browser does not open it', () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    expect(openApprovalWindow({ ask, onAnswer() {} })).toBeUndefined()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('receiveAsk', () => {
  function setup() {
    const opener = { closed: false, postMessage: vi.fn() }
    vi.stubGlobal('opener', opener)
    Object.assign(window, { opener })
    location.hash = nonce
    const received = receiveAsk()
    received.catch(() => {})
    const { port1, port2 } = new MessageChannel()
    const asked = {
      isTrusted: true,
      source: opener,
      origin,
      data: { type: 'latchkey-approval:ask', nonce, ask },
      ports: [port2],
    }
    return { asked, opener, port1, received }
  }
  afterEach(() => {
    Object.assign(window, { opener: null })
  })

  test('default', async () => {
    const { asked, opener, port1, received } = setup()
    expect(opener.postMessage).toHaveBeenCalledWith(
      { type: 'latchkey-approval:ready', nonce },
      origin,
    )
    say(asked)
    const { answer, ask: got, signal } = await received
    expect(got).toEqual(ask)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(signal.aborted).toBe(false)
    opener.closed = true
    await vi.advanceTimersByTimeAsync(1_000)
    expect(signal.reason).toMatchObject({ code: 4001 })
    vi.useRealTimers()
    const answered = new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data)
    })
    answer('approved')
    expect(await answered).toBe('approved')
    port1.close()
  })

  test.each([
    ['a script', { isTrusted: false }],
    ['another window', { source: window }],
    ['another origin', { origin: foreign }],
    ['no secret', { data: { type: 'latchkey-approval:ask', ask } }],
    [
      'another secret',
      { data: { type: 'latchkey-approval:ask', nonce: 'guess', ask } },
    ],
    ['no way back', { ports: [] }],
  ])('error: a request of %s is not shown', async (_, change) => {
    const { asked, received } = setup()
    let got: unknown
    received.then((value) => {
      got = value
    })
    say({ ...asked, ...change })
    await flush()
    expect(got).toBeUndefined()
    say(asked)
    await flush()
    expect(got).toMatchObject({ ask })
  })

  test('error: nobody asks', async () => {
    const { received } = setup()
    await vi.advanceTimersByTimeAsync(10_000)
    await expect(received).rejects.toThrow()
  })

  test('error: opened by nobody, or without a secret', async () => {
    await expect(receiveAsk()).rejects.toThrow()
    const { asked } = setup()
    location.hash = ''
    const received = receiveAsk()
    received.catch(() => {})
    say({ ...asked, data: { ...asked.data, nonce: '' } })
    await vi.advanceTimersByTimeAsync(10_000)
    await expect(received).rejects.toThrow()
  })
})
