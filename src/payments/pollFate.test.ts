import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollFate } from './pollFate.js'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const pause = (count: number) => count * 100

test('default: looks until the fate is final', async () => {
  const look = vi.fn(async (count: number) => ({
    fate: count,
    isFinal: count === 3,
  }))
  const fate = pollFate({ look, pause, timeout: 10_000 })
  await vi.advanceTimersByTimeAsync(299)
  expect(look).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(await fate).toBe(3)
})

test('param: timeout', async () => {
  const look = vi.fn(async (count: number) => ({ fate: count, isFinal: false }))
  const fate = pollFate({ look, pause, timeout: 250 })
  await vi.advanceTimersByTimeAsync(250)
  // The last look is at the end of the time, not a pause later.
  expect(await fate).toBe(3)
})

test('behavior: a look that outlasts the time is followed by another', async () => {
  let end = () => {}
  const look = vi.fn(async (count: number) => {
    // As a request that fails because the device is offline or asleep.
    if (count === 2) await new Promise<void>((resolve) => (end = resolve))
    return { fate: count, isFinal: false }
  })
  const fate = pollFate({ look, pause, timeout: 250 })
  await vi.advanceTimersByTimeAsync(100)
  expect(look).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60_000)
  end()
  expect(await fate).toBe(3)
})

test('param: signal', async () => {
  const controller = new AbortController()
  const look = vi.fn(async (count: number) => ({ fate: count, isFinal: false }))
  const { signal } = controller
  const fate = pollFate({ look, pause, signal, timeout: 10_000 })
  await vi.advanceTimersByTimeAsync(50)
  controller.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(await fate).toBe(2)
  expect(await pollFate({ look, pause, signal, timeout: 10_000 })).toBe(1)
})
