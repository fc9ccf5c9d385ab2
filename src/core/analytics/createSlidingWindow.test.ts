import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSlidingWindow } from './createSlidingWindow.js'

const limit = { max: 5, ms: 60_000 }

test('default: five in any 60 seconds', () => {
  const isWithin = createSlidingWindow(limit)
  const times = [0, 10_000, 20_000, 30_000, 40_000, 50_000, 59_999]
  expect(times.map(isWithin)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ])
  // The first one has left the window, so exactly one fits in.
  expect([60_000, 60_001].map(isWithin)).toEqual([true, false])
  expect(isWithin(70_000)).toBe(true)
})

test('behavior: no window of 60 seconds ever holds more', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 60 }),
      (steps) => {
        const isWithin = createSlidingWindow(limit)
        let now = 0
        const passed = steps.flatMap((step) => {
          now += step
          return isWithin(now) ? [now] : []
        })
        for (const from of passed)
          expect(
            passed.filter((time) => time >= from && time < from + 60_000)
              .length,
          ).toBeLessThanOrEqual(5)
      },
    ),
  )
})

test('behavior: a clock that is set back blocks nothing for long', () => {
  const isWithin = createSlidingWindow(limit)
  for (let count = 0; count < 5; count++) isWithin(1_000_000)
  expect(isWithin(500)).toBe(true)
})
