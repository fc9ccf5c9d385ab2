import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createRejections } from './createRejections.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('default: full at the third, for a minute', () => {
  const rejections = createRejections()
  rejections.add()
  vi.advanceTimersByTime(1_000)
  rejections.add()
  expect(rejections.isFull()).toBe(false)
  rejections.add()
  expect(rejections.isFull()).toBe(true)
  // Until 1 ms before the first is a minute old.
  vi.advanceTimersByTime(58_999)
  expect(rejections.isFull()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(rejections.isFull()).toBe(false)
})

test('behavior: only the newest three count', () => {
  const rejections = createRejections()
  for (let count = 0; count < 3; count++) rejections.add()
  vi.advanceTimersByTime(59_000)
  for (let count = 0; count < 3; count++) rejections.add()
  vi.advanceTimersByTime(59_000)
  expect(rejections.isFull()).toBe(true)
})

test('behavior: clear', () => {
  const rejections = createRejections()
  for (let count = 0; count < 3; count++) rejections.add()
  rejections.clear()
  rejections.add()
  expect(rejections.isFull()).toBe(false)
})
