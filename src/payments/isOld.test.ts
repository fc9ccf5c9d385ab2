import { afterEach, expect, test, vi } from 'vitest'
import { SEND_RESULT_LIFE_MS } from '../core/constants/send.js'
import { isOld } from './isOld.js'

afterEach(() => {
  vi.useRealTimers()
})

test('default', () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  const now = Date.now()
  expect(isOld({ createdAt: now - SEND_RESULT_LIFE_MS })).toBe(false)
  expect(isOld({ createdAt: now - SEND_RESULT_LIFE_MS - 1 })).toBe(true)
})

test('param: since', () => {
  const createdAt = Date.now() - 2 * SEND_RESULT_LIFE_MS
  expect(isOld({ createdAt }, createdAt)).toBe(false)
  expect(isOld({ createdAt }, createdAt - 1)).toBe(false)
  expect(isOld({ createdAt }, createdAt + 1)).toBe(true)
})
