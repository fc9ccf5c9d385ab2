import { expect, test } from 'vitest'
import { getWaitMs } from './getWaitMs.js'

const HOUR_MS = 3_600_000
const limits = [
  { max: 1, windowMs: 30_000 },
  { max: 3, windowMs: HOUR_MS },
]

test('default: until all limits allow it', () => {
  const now = 10 * HOUR_MS
  expect(getWaitMs([], limits, now)).toBe(0)
  expect(getWaitMs([now - 10_000], limits, now)).toBe(20_000)
  expect(getWaitMs([now - 30_000], limits, now)).toBe(0)
  const times = [now - HOUR_MS + 1_000, now - 60_000, now - 40_000]
  expect(getWaitMs(times, limits, now)).toBe(1_000)
})

test('behavior: the clock of another instance is a little ahead', () => {
  const now = 10 * HOUR_MS
  expect(getWaitMs([now + 2_000], limits, now)).toBe(32_000)
})

test('behavior: a clock that was an hour ahead blocks nobody for an hour', () => {
  const now = 10 * HOUR_MS
  const times = [now - 10_000, now + HOUR_MS, now + HOUR_MS + 1_000]
  expect(getWaitMs(times, limits, now)).toBe(20_000)
})
