import { expect, test } from 'vitest'
import { createRowOffsets } from './createRowOffsets.js'

const keys = ['a', 'b', 'c', 'd']
const toEstimate = () => 60

test('default', () => {
  const offsets = createRowOffsets({ heights: new Map(), keys, toEstimate })
  expect([0, 1, 4].map(offsets.getStart)).toEqual([0, 60, 240])
  expect([0, 59, 60, 179, 180].map(offsets.find)).toEqual([0, 0, 1, 2, 3])
})

test('param: heights', () => {
  const heights = new Map([['b', 100]])
  const offsets = createRowOffsets({ heights, keys, toEstimate })
  expect([1, 2, 4].map(offsets.getStart)).toEqual([60, 160, 280])
  expect([159, 160].map(offsets.find)).toEqual([1, 2])
})

test('behavior: clamps offsets beyond the ends', () => {
  const offsets = createRowOffsets({ heights: new Map(), keys, toEstimate })
  expect([-500, 9_000].map(offsets.find)).toEqual([0, 3])
  expect(offsets.getStart(9)).toBe(240)
})

test('behavior: no rows', () => {
  const none = { heights: new Map(), keys: [], toEstimate }
  const offsets = createRowOffsets(none)
  expect(offsets.find(100)).toBe(0)
  expect(offsets.getStart(0)).toBe(0)
})
