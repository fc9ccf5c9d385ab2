// A process of its own: it is the page of a window.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sealCopy } from '../account/copies/sealCopy.js'
import { sealText } from '../storage/sealText.js'
import { createIdb } from '../test/createIdb.js'

const nonce = '00112233445566778899aabbccddeeff'
const ask = {
  locale: 'en',
  name: 'ann@example.org',
  origin: 'https://shop.example',
  theme: {},
  userId: 'ann',
}
const { factory, records } = createIdb()

/** Hears what the page listens to, to say what only a browser can. */
let say: (event: object) => void = () => {}

beforeEach(() => {
  vi.resetModules()
  records.clear()
  vi.stubGlobal('indexedDB', factory)
  document.body.innerHTML = '<div id="root"></div>'
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
  vi.spyOn(window, 'close').mockReturnValue(undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  Object.assign(window, { opener: null })
  location.hash = ''
})

const find = (testid: string) =>
  document.querySelector<HTMLButtonElement>(`[data-testid=${testid}]`)

async function keep(userId = 'ann') {
  const key = await crypto.subtle.generateKey(
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
  const vaultKey = { key, origin: location.origin }
  const copy = await sealCopy({
    deviceId: 'device-1',
    kept: {
      addresses: { evm: '0x1', solana: 'S' },
      hasPhrase: true,
      setId: 'set-1',
      share: await sealText(vaultKey, 'share', 'device share'),
    },
    userId,
    vaultKey,
  })
  records.set('copy:ann', copy)
  return copy
}

async function open() {
  const opener = { closed: false, postMessage: vi.fn() }
  Object.assign(window, { opener })
  location.hash = nonce
  await import('./handOver.js')
  // What crosses the channel, as the key does not in this DOM.
  const answers: unknown[] = []
  const port = { postMessage: (answer: unknown) => answers.push(answer) }
  const asked = {
    isTrusted: true,
    source: opener,
    origin: location.origin,
    data: { type: 'latchkey-approval:ask', nonce, ask },
    ports: [port],
  }
  function press({ isTrusted }: { isTrusted: boolean }) {
    const event = new PointerEvent('pointerdown', {
      button: 0,
      isPrimary: true,
    })
    Object.defineProperty(event, 'isTrusted', { value: isTrusted })
    find('hand-over-hold')?.dispatchEvent(event)
  }
  return { answers, asked, opener, press }
}

const shown = () =>
  vi.waitFor(() => expect(find('hand-over-hold')).not.toBe(null))

test('default: says whose account is wanted where, and hands it over once it was held', async () => {
  const copy = await keep()
  const { answers, asked, press } = await open()
  say(asked)
  await shown()
  expect(find('hand-over-name')?.textContent).toBe(ask.name)
  expect(find('origin')?.textContent).toBe(ask.origin)
  vi.useFakeTimers()
  press({ isTrusted: true })
  find('hand-over-hold')?.dispatchEvent(new PointerEvent('pointerup'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(answers).toEqual([])
  press({ isTrusted: true })
  await vi.advanceTimersByTimeAsync(1_500)
  expect(answers).toEqual([{ copy }])
  expect(window.close).toHaveBeenCalledOnce()
})

test('behavior: it can be declined', async () => {
  await keep()
  const { answers, asked } = await open()
  say(asked)
  await shown()
  find('hand-over-cancel')?.click()
  expect(window.close).toHaveBeenCalledOnce()
  expect(answers).toEqual([])
})

test('error: no script holds the button', async () => {
  await keep()
  const { answers, asked, press } = await open()
  say(asked)
  await shown()
  vi.useFakeTimers()
  press({ isTrusted: false })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(answers).toEqual([])
})

test('error: a secret that was used is used up', async () => {
  await keep()
  const { answers, asked, press } = await open()
  say(asked)
  await shown()
  const stolen: unknown[] = []
  const port = { postMessage: (answer: unknown) => stolen.push(answer) }
  say({ ...asked, ports: [port] })
  vi.useFakeTimers()
  press({ isTrusted: true })
  await vi.advanceTimersByTimeAsync(1_500)
  expect(answers).toHaveLength(1)
  expect(stolen).toEqual([])
})

test.each([
  ['there is no copy', () => {}],
  ['the copy is of another user', () => keep('bob')],
  ['the copy is nonsense', () => void records.set('copy:ann', { key: 1 })],
])('error: nothing is shown where %s', async (_, prepare) => {
  await prepare()
  const { answers, asked } = await open()
  say(asked)
  await vi.waitFor(() => expect(answers).toEqual(['none']))
  expect(find('hand-over-hold')).toBe(null)
  expect(window.close).toHaveBeenCalledOnce()
})

test.each([
  ['another site', { origin: 'https://evil.test' }],
  ['another window', { source: window }],
  ['a script', { isTrusted: false }],
  ['who has no secret', { data: { type: 'latchkey-approval:ask', ask } }],
  [
    'who has another secret',
    { data: { type: 'latchkey-approval:ask', nonce: 'guess', ask } },
  ],
])('error: a request of %s gets nothing', async (_, change) => {
  await keep()
  const { answers, asked, opener, press } = await open()
  const stolen: unknown[] = []
  const port = { postMessage: (answer: unknown) => stolen.push(answer) }
  say({ ...asked, ports: [port], ...change })
  // The first request that counts is the only one.
  say(asked)
  await shown()
  vi.useFakeTimers()
  press({ isTrusted: true })
  await vi.advanceTimersByTimeAsync(1_500)
  expect(answers).toHaveLength(1)
  expect(stolen).toEqual([])
  expect(opener.postMessage.mock.calls).toEqual([
    [{ type: 'latchkey-approval:ready', nonce }, location.origin],
  ])
})

test('error: in a frame, or opened by nobody, it only says so', async () => {
  await keep()
  location.hash = nonce
  await import('./handOver.js')
  await vi.waitFor(() =>
    expect(document.querySelector('[role=alert]')).not.toBe(null),
  )
  vi.resetModules()
  document.body.innerHTML = '<div id="root"></div>'
  vi.spyOn(window, 'top', 'get').mockReturnValue({} as Window)
  const framed = await open()
  await vi.waitFor(() =>
    expect(document.querySelector('[role=alert]')).not.toBe(null),
  )
  expect(framed.opener.postMessage).not.toHaveBeenCalled()
})
