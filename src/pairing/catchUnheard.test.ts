import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catchUnheard } from './catchUnheard.js'
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
  catchUnheard({ engine } as SdkClient)
  engine[name]?.({})
  await settle()
  expect(unhandled).not.toHaveBeenCalled()
  // Who waits hears of it.
  await expect(engine[name]?.({})).rejects.toThrow('no')
})

test('behavior: one answer to one ping', () => {
  const hear = vi.fn()
  const engine: NonNullable<SdkClient['engine']> = {
    onSessionPingResponse: hear,
  }
  catchUnheard({ engine } as SdkClient)
  for (const id of [1, 1, 2]) engine.onSessionPingResponse?.('ab', { id })
  expect(hear.mock.calls).toEqual([
    ['ab', { id: 1 }],
    ['ab', { id: 2 }],
  ])
})

test('behavior: a client without these parts', () => {
  expect(() => catchUnheard({} as SdkClient)).not.toThrow()
  expect(() => catchUnheard({ engine: {} } as SdkClient)).not.toThrow()
})
