import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHandedRecords } from '../test/createHandedRecords.js'

const nonce = '00112233445566778899aabbccddeeff'
const ask = {
  locale: 'en',
  name: 'ann@example.org',
  origin: 'https://shop.example',
  records: await createHandedRecords(),
  theme: {},
  userId: 'ann',
}

/** Hears what the page listens to, to say what only a browser can. */
let say: (event: object) => void = () => {}

beforeEach(() => {
  vi.resetModules()
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
  Object.assign(window, { opener: null })
  location.hash = ''
})

const find = (testid: string) =>
  document.querySelector<HTMLButtonElement>(`[data-testid=${testid}]`)

async function open() {
  const opener = { closed: false, postMessage: vi.fn() }
  Object.assign(window, { opener })
  location.hash = nonce
  await import('./keep.js')
  const { port1, port2 } = new MessageChannel()
  const answers: unknown[] = []
  port1.onmessage = ({ data }) => answers.push(data)
  const asked = {
    isTrusted: true,
    source: opener,
    origin: location.origin,
    data: { type: 'latchkey-approval:ask', nonce, ask },
    ports: [port2],
  }
  function click({ isTrusted }: { isTrusted: boolean }) {
    const event = new MouseEvent('click')
    Object.defineProperty(event, 'isTrusted', { value: isTrusted })
    find('keep-continue')?.dispatchEvent(event)
  }
  return { answers, asked, click, end: () => port1.close(), opener }
}

test('default: says whose account it is and for which site, and keeps it at a click', async () => {
  const { answers, asked, click, end } = await open()
  say(asked)
  await vi.waitFor(() => expect(find('keep-continue')).not.toBe(null))
  expect(find('keep-name')?.textContent).toBe(ask.name)
  expect(find('origin')?.textContent).toBe(ask.origin)
  click({ isTrusted: true })
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  expect(window.close).toHaveBeenCalledOnce()
  end()
})

test('error: no script keeps, and none gets what is kept', async () => {
  const { answers, asked, click, end } = await open()
  say(asked)
  await vi.waitFor(() => expect(find('keep-continue')).not.toBe(null))
  click({ isTrusted: false })
  expect(find('keep-continue')?.disabled).toBe(false)
  // What comes later would come after what the script had asked for.
  click({ isTrusted: true })
  await vi.waitFor(() => expect(answers).not.toHaveLength(0))
  expect(answers).toHaveLength(1)
  expect(window.close).toHaveBeenCalledOnce()
  end()
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
  const { answers, asked, click, end, opener } = await open()
  const { port1, port2 } = new MessageChannel()
  const stolen: unknown[] = []
  port1.onmessage = ({ data }) => stolen.push(data)
  const data = { ...asked.data, ask: { ...ask, name: 'mallory' } }
  say({ ...asked, data, ports: [port2], ...change })
  // The first request that counts is the only one.
  say(asked)
  await vi.waitFor(() => expect(find('keep-continue')).not.toBe(null))
  expect(find('keep-name')?.textContent).toBe(ask.name)
  click({ isTrusted: true })
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  expect(stolen).toEqual([])
  port1.close()
  expect(opener.postMessage.mock.calls).toEqual([
    [{ type: 'latchkey-approval:ready', nonce }, location.origin],
  ])
  end()
})

test('error: opened by nobody, or in a frame, it only says so', async () => {
  location.hash = nonce
  await import('./keep.js')
  await vi.waitFor(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toContain(
      'Nothing to save here',
    ),
  )
  vi.resetModules()
  const { opener } = await open()
  expect(opener.postMessage).toHaveBeenCalledOnce()
  vi.resetModules()
  vi.spyOn(window, 'top', 'get').mockReturnValue({} as Window)
  const framed = await open()
  await vi.waitFor(() =>
    expect(document.querySelector('[role=alert]')).not.toBe(null),
  )
  expect(framed.opener.postMessage).not.toHaveBeenCalled()
})
