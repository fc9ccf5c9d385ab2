import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { muteUnhandled } from './muteUnhandled.js'
import type { SdkClient } from './sdk.js'

const unhandled = vi.fn()
beforeEach(() => {
  unhandled.mockClear()
  process.on('unhandledRejection', unhandled)
})
afterEach(() => {
  process.off('unhandledRejection', unhandled)
})

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

test.each([
  'isValidDisconnect',
  'isValidEmit',
  'isValidExtend',
  'isValidPing',
  'isValidUpdate',
  'sendError',
  'sendResult',
] as const)('default: %s', async (name) => {
  const engine: NonNullable<SdkClient['engine']> = {
    [name]: async () => {
      throw new Error('no')
    },
  }
  muteUnhandled({ engine } as SdkClient)
  engine[name]?.({})
  await settle()
  expect(unhandled).not.toHaveBeenCalled()
  // A caller that awaits still gets the error.
  await expect(engine[name]?.({})).rejects.toThrow('no')
})

test('behavior: a session that has already ended can be ended', async () => {
  const errors = [new Error('Record was recently deleted'), new Error('no')]
  const engine: NonNullable<SdkClient['engine']> = {
    deleteSession: async () => {
      throw errors.shift()
    },
  }
  muteUnhandled({ engine } as SdkClient)
  // Like the library, which awaits it in a promise that nothing awaits.
  const forgetful = async () => {
    await engine.deleteSession?.({})
  }
  forgetful()
  await settle()
  expect(unhandled).not.toHaveBeenCalled()
  await expect(engine.deleteSession?.({})).rejects.toThrow('no')
})

test('behavior: accepts one answer to each ping of this page', async () => {
  const hear = vi.fn()
  const send = vi.fn(async () => 'sent')
  const engine: NonNullable<SdkClient['engine']> = {
    onSessionPingResponse: hear,
    sendRequest: send,
  }
  muteUnhandled({ engine } as SdkClient)
  const ping = { clientRpcId: 1, method: 'wc_sessionPing' }
  expect(await engine.sendRequest?.(ping)).toBe('sent')
  engine.sendRequest?.({ clientRpcId: 2, method: 'wc_sessionRequest' })
  expect(send.mock.calls).toEqual([
    [ping],
    [{ clientRpcId: 2, method: 'wc_sessionRequest' }],
  ])
  // 3 was sent by another tab.
  for (const id of [1, 1, 2, 3]) engine.onSessionPingResponse?.('ab', { id })
  expect(hear.mock.calls).toEqual([['ab', { id: 1 }]])
})

test('behavior: unanswered questions fail before the library rejects on its own', async () => {
  vi.useFakeTimers()
  try {
    const events = new EventEmitter()
    const engine: NonNullable<SdkClient['engine']> = {
      events,
      sendProposeSession: async () => {},
      sendRequest: async () => {},
    }
    muteUnhandled({ engine } as SdkClient)
    const ask = (clientRpcId: number, method: string) =>
      engine.sendRequest?.({ clientRpcId, method })
    ask(1, 'wc_sessionRequest')
    ask(2, 'wc_sessionPing')
    ask(3, 'wc_sessionRequest')
    engine.sendProposeSession?.({ proposal: { id: 4 } })
    const hear = vi.fn()
    for (const name of [
      'session_request:1',
      'session_ping:2',
      'session_request:3',
      'session_connect:4',
    ])
      events.on(name, ({ error }) => hear(name, error?.message))
    events.emit('session_request:3', { result: '0x' })
    hear.mockClear()
    vi.advanceTimersByTime(299_999)
    expect(hear.mock.calls).toEqual([
      ['session_request:1', 'Request expired. Please try again.'],
      ['session_ping:2', 'Request expired. Please try again.'],
      ['session_connect:4', 'Proposal expired'],
    ])
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('behavior: a client without these parts', () => {
  expect(() => muteUnhandled({} as SdkClient)).not.toThrow()
  expect(() => muteUnhandled({ engine: {} } as SdkClient)).not.toThrow()
})
