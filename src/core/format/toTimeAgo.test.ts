import { expect, test } from 'vitest'
import { toTimeAgo } from './toTimeAgo.js'

const now = Date.parse('2026-07-15T12:00:00Z')
const hour = 3_600_000
const day = 24 * hour

test.each([
  [0, 0, 'second'],
  [59_999, 59, 'second'],
  [60_000, 1, 'minute'],
  [hour - 1, 59, 'minute'],
  [hour, 1, 'hour'],
  [day - 1, 23, 'hour'],
  [day, 1, 'day'],
  [30 * day - 1, 29, 'day'],
  [30 * day, 1, 'month'],
  [364 * day, 11, 'month'],
  [365 * day, 1, 'year'],
  [800 * day, 2, 'year'],
])('default: %i ms are %i of %s', (age, count, unit) => {
  expect(toTimeAgo(now - age, now)).toEqual({ count, unit })
})

test('behavior: a future timestamp counts as now', () => {
  expect(toTimeAgo(now + day, now)).toEqual({ count: 0, unit: 'second' })
})
