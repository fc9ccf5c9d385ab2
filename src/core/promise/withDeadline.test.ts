import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withDeadline } from './withDeadline.js'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const error = () => new Error('too long')

test('default: the signal aborts when the task is done', async () => {
  let open: AbortSignal | undefined
  const run = async (signal: AbortSignal) => {
    open = signal
    expect(signal.aborted).toBe(false)
    return 1
  }
  await expect(withDeadline(run, { ms: 10, error })).resolves.toBe(1)
  expect(open?.aborted).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('param: ms', async () => {
  const run = vi.fn((_: AbortSignal) => new Promise<never>(() => {}))
  const done = withDeadline(run, { ms: 10, error })
  done.catch(() => {})
  await vi.advanceTimersByTimeAsync(10)
  await expect(done).rejects.toThrow('too long')
  expect(run.mock.calls[0]?.[0].aborted).toBe(true)
})

test('param: signal', async () => {
  const controller = new AbortController()
  const { signal } = controller
  const remove = vi.spyOn(signal, 'removeEventListener')
  const run = vi.fn((_: AbortSignal) => new Promise<never>(() => {}))
  const done = withDeadline(run, { ms: 10, error, signal })
  controller.abort(new Error('enough'))
  await expect(done).rejects.toThrow('enough')
  expect(run.mock.calls[0]?.[0].aborted).toBe(true)
  expect(remove).toHaveBeenCalled()
  await expect(withDeadline(run, { ms: 10, error, signal })).rejects.toThrow(
    'enough',
  )
  expect(run).toHaveBeenCalledOnce()
})
