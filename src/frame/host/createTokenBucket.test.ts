import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createTokenBucket } from './createTokenBucket.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('default: a burst, then a rate per second', () => {
  const take = createTokenBucket({ burst: 3, perSecond: 2 })
  const takeAll = () => [take(), take(), take(), take()]
  expect(takeAll()).toEqual([true, true, true, false])
  vi.advanceTimersByTime(1_000)
  expect(takeAll()).toEqual([true, true, false, false])
})

test('behavior: half a token is not enough, but is kept', () => {
  const take = createTokenBucket({ burst: 1, perSecond: 2 })
  expect(take()).toBe(true)
  vi.advanceTimersByTime(250)
  expect(take()).toBe(false)
  vi.advanceTimersByTime(250)
  expect(take()).toBe(true)
})

test('behavior: a long pause refills no more than the burst', () => {
  const take = createTokenBucket({ burst: 2, perSecond: 1_000 })
  vi.advanceTimersByTime(60_000)
  expect([take(), take(), take()]).toEqual([true, true, false])
})
