import { describe, expect, test, vi } from 'vitest'

import { settle } from '../../../test/setup/frame/createPair.js'
import { createFrameHost } from './createFrameHost.js'

const origin = 'https://app.example'

/** Opens a host in a fake window, and records what it posts to its parent. */
function open(changed: Partial<createFrameHost.Parameters> = {}) {
  const listeners = new Set<(event: never) => void>()
  const posted: [message: { type: string; id?: string }, target: string][] = []
  const parent = {
    postMessage: (...parameters: (typeof posted)[number]) =>
      void posted.push(parameters),
  }
  const window = {
    parent,
    top: parent,
    location: { ancestorOrigins: [origin] },
    document: { referrer: '' },
    addEventListener: (type: string, listener: (event: never) => void) =>
      type === 'message' && listeners.add(listener),
    removeEventListener: (type: string, listener: (event: never) => void) =>
      type === 'message' && listeners.delete(listener),
  }
  const parameters: createFrameHost.Parameters = {
    window: window as never,
    isAllowedOrigin: () => true,
    handlers: { IS_CONNECTED: () => ({ isConnected: true }) },
    approve: async () => {},
    ...changed,
  }
  const host = createFrameHost(parameters)
  async function hear(data: unknown, event: object = {}) {
    const whole = { isTrusted: true, source: parent, origin, data, ...event }
    for (const listener of [...listeners]) listener(whole as never)
    await settle()
  }
  const ids = () => posted.map(([{ id }]) => id)
  return { hear, host, ids, listeners, parameters, parent, posted, window }
}
const ask = (id: unknown) => ({ type: '@w3m-app/IS_CONNECTED', id })
const ready = [{ type: '@w3m-frame/READY', payload: { ping: true } }, origin]

describe('session', () => {
  test('default: greets, answers, then stops', async () => {
    const { hear, host, listeners, posted } = open()
    host.start()
    await settle()
    expect(posted).toStrictEqual([ready])
    await hear(ask('1'))
    expect(posted[1]).toEqual([
      {
        type: '@w3m-frame/IS_CONNECTED_SUCCESS',
        id: '1',
        payload: { isConnected: true },
      },
      origin,
    ])
    host.stop()
    expect(listeners.size).toBe(0)
    host.stop()
    host.update('t')
    await settle()
    expect(posted).toHaveLength(2)
  })

  test('param: version', async () => {
    const { host, posted } = open({ version: '2' })
    host.start()
    await settle()
    expect(posted).toEqual([
      [
        { type: '@w3m-frame/READY', payload: { ping: true, version: '2' } },
        origin,
      ],
    ])
  })

  test('behavior: messages after the stop are ignored', async () => {
    const { host, listeners, parent, posted } = open()
    host.start()
    await settle()
    const [late] = listeners
    host.stop()
    const event = { isTrusted: true, source: parent, origin, data: ask('1') }
    expect(() => late?.(event as never)).not.toThrow()
    await settle()
    expect(posted).toEqual([ready])
  })

  test('behavior: a parent of unknown origin is not checked', async () => {
    const isAllowedOrigin = vi.fn(() => true)
    const { host, posted, window } = open({ isAllowedOrigin })
    window.location.ancestorOrigins = []
    host.start()
    await settle()
    expect(isAllowedOrigin).not.toHaveBeenCalled()
    expect(host.origin()).toBeUndefined()
    expect(posted).toEqual([])
  })

  test('param: window', async () => {
    const { parameters, posted, window } = open()
    vi.stubGlobal('window', window)
    const { window: _, ...rest } = parameters
    createFrameHost(rest).start()
    await settle()
    expect(posted).toEqual([ready])
  })

  test('behavior: starting again keeps one listener', async () => {
    const { host, listeners, posted } = open()
    host.start()
    host.start()
    await settle()
    expect(listeners.size).toBe(1)
    expect(posted).toEqual([ready])
  })

  test('behavior: an origin check from before a stop is ignored', async () => {
    const allow: (() => void)[] = []
    const { host, posted } = open({
      isAllowedOrigin: () =>
        new Promise((resolve) => {
          allow.push(() => resolve(true))
        }),
    })
    host.start()
    host.stop()
    host.start()
    allow[0]?.()
    await settle()
    expect(host.origin()).toBeUndefined()
    expect(posted).toEqual([])
    allow[1]?.()
    await settle()
    expect(host.origin()).toBe(origin)
    expect(posted).toEqual([ready])
    host.stop()
    host.start()
    host.stop()
    host.start()
    allow[3]?.()
    await settle()
    expect(posted).toEqual([ready, ready])
    allow[2]?.()
    await settle()
    expect(posted).toEqual([ready, ready])
  })

  test('behavior: a stopped session does not answer later', async () => {
    const finish: (() => void)[] = []
    const { hear, host, ids } = open({
      handlers: {
        SIGN_OUT: () =>
          new Promise<void>((resolve) => {
            finish.push(resolve)
          }),
      },
    })
    host.start()
    await settle()
    await hear({ type: '@w3m-app/SIGN_OUT', id: 'old' })
    host.stop()
    host.start()
    await settle()
    await hear({ type: '@w3m-app/SIGN_OUT', id: 'new' })
    for (const resolve of finish) resolve()
    await settle()
    expect(ids()).toEqual([undefined, undefined, 'new'])
  })
})

describe('ids', () => {
  test.each([
    ['128 characters', 'i'.repeat(128), true],
    ['129 characters', 'i'.repeat(129), false],
    ['nothing', '', false],
    ['undefined', undefined, false],
    ['a number', 1, false],
  ])('param: an id of %s', async (_, id, isAnswered) => {
    const { hear, host, ids } = open()
    host.start()
    await settle()
    await hear(ask(id))
    expect(ids()).toEqual(isAnswered ? [undefined, id] : [undefined])
  })
})

describe('guards', () => {
  test.each([
    ['a script', { isTrusted: false }],
    ['another window', { source: {} }],
    ['no window', { source: null }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that only begins alike', { origin: `${origin}.evil.example` }],
    ['an opaque origin', { origin: 'null' }],
    ['no origin', { origin: undefined }],
  ])('error: a message from %s is not read', async (_, forged) => {
    const { hear, host, ids } = open()
    host.start()
    await settle()
    const read = vi.fn(() => '@w3m-app/IS_CONNECTED')
    const data = Object.defineProperty({ id: '1' }, 'type', { get: read })
    await hear(data, forged)
    expect(read).not.toHaveBeenCalled()
    await hear(data)
    expect(ids()).toEqual([undefined, '1'])
  })

  test('error: nothing is answered before the origin is allowed', async () => {
    const { hear, host, posted } = open({
      isAllowedOrigin: () => new Promise(() => {}),
    })
    host.start()
    await settle()
    for (const from of [origin, undefined])
      await hear(ask('1'), { origin: from })
    host.update('t')
    expect(posted).toEqual([])
  })
})
