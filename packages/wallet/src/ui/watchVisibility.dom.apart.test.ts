// A process of its own: it counts timers.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readVisibility } from './watchVisibility.js'

type Entry = { intersectionRatio: number; isVisible?: boolean }

let tell: ((entries: readonly Entry[]) => void) | undefined
let isWatched = false

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback
      }
      observe() {
        isWatched = true
      }
      disconnect() {
        isWatched = false
      }
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What is read of a page that is drawn after so many milliseconds. */
async function read(after: number, ...entries: Entry[]) {
  const reading = readVisibility(document.body)
  vi.advanceTimersByTime(after)
  tell?.(entries)
  const isVisible = await reading
  expect(isWatched).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
  return isVisible
}

const seen = { intersectionRatio: 1, isVisible: true }

test('default: wholly seen', async () => {
  expect(await read(16, seen)).toBe(true)
})

test.each([
  { intersectionRatio: 1, isVisible: false },
  { intersectionRatio: 0.98, isVisible: true },
  { intersectionRatio: 1 },
])('error: covered, cut off or unknown, %#', async (entry) => {
  expect(await read(16, seen, entry)).toBe(false)
})

test('behavior: where pages are drawn once a second, that is waited for', async () => {
  expect(await read(1_017, seen)).toBe(true)
})

test('error: none that comes in time, as in a hidden frame', async () => {
  expect(await read(2_000, seen)).toBe(false)
})
