import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './whenIdle.js'

let state: DocumentReadyState = 'complete'

beforeEach(() => {
  state = 'complete'
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A browser that is idle when the test says so. */
function stubIdle() {
  const waiting = new Map<number, () => void>()
  let last = 0
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    last += 1
    waiting.set(last, run)
    return last
  })
  vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.delete(id))
  return {
    idle() {
      for (const [id, run] of waiting) {
        waiting.delete(id)
        run()
      }
    },
  }
}

test('default: once, when the browser is idle', () => {
  const { idle } = stubIdle()
  const run = vi.fn()
  whenIdle(run)
  expect(run).not.toHaveBeenCalled()
  idle()
  idle()
  expect(run).toHaveBeenCalledOnce()
})

test('behavior: not before the page has loaded', () => {
  const { idle } = stubIdle()
  const run = vi.fn()
  state = 'interactive'
  whenIdle(run)
  idle()
  expect(run).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  idle()
  expect(run).toHaveBeenCalledOnce()
})

test.each(['complete', 'interactive'] as const)(
  'behavior: cancels while %s',
  (readyState) => {
    const { idle } = stubIdle()
    const run = vi.fn()
    state = readyState
    whenIdle(run)()
    window.dispatchEvent(new Event('load'))
    idle()
    expect(run).not.toHaveBeenCalled()
  },
)

test('behavior: Safari has no idle callbacks', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  const agent = vi.spyOn(navigator, 'userAgent', 'get')
  agent.mockReturnValue('Mozilla/5.0 (iPhone) Version/26.0 Safari/604.1')
  const run = vi.fn()
  whenIdle(run)
  const cancelled = vi.fn()
  whenIdle(cancelled)()
  vi.advanceTimersByTime(300)
  expect(run).toHaveBeenCalledOnce()
  expect(cancelled).not.toHaveBeenCalled()
})

test('behavior: not in a DOM of tests', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  const run = vi.fn()
  whenIdle(run)
  expect(vi.getTimerCount()).toBe(0)
})
