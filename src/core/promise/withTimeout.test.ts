import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withTimeout } from './withTimeout.js'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const error = () => new Error('too long')
const never = () => new Promise<never>(() => {})

describe('withTimeout', () => {
  test('default', async () => {
    const promise = withTimeout(Promise.resolve(1), { ms: 10, error })
    await expect(promise).resolves.toBe(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('param: ms', async () => {
    const promise = withTimeout(never(), { ms: 10, error })
    const settled = vi.fn()
    promise.catch(settled)
    await vi.advanceTimersByTimeAsync(9)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await expect(promise).rejects.toThrow('too long')
  })

  test.each([Number.POSITIVE_INFINITY, 2 ** 31])(
    'param: ms %s waits without a timer',
    async (ms) => {
      void withTimeout(never(), { ms, error })
      expect(vi.getTimerCount()).toBe(0)
    },
  )

  test('param: signal', async () => {
    const controller = new AbortController()
    const remove = vi.spyOn(controller.signal, 'removeEventListener')
    const { signal } = controller
    const promise = withTimeout(never(), { ms: 10, error, signal })
    controller.abort(new Error('enough'))
    await expect(promise).rejects.toThrow('enough')
    expect(vi.getTimerCount()).toBe(0)
    expect(remove).toHaveBeenCalled()
  })

  test('behavior: an aborted signal ends the wait at once', async () => {
    const signal = AbortSignal.abort(new Error('enough'))
    const promise = withTimeout(Promise.reject(new Error('late')), {
      ms: 10,
      error,
      signal,
    })
    await expect(promise).rejects.toThrow('enough')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('behavior: leaves no listener on the signal', async () => {
    const { signal } = new AbortController()
    const add = vi.spyOn(signal, 'addEventListener')
    const remove = vi.spyOn(signal, 'removeEventListener')
    await withTimeout(Promise.resolve(), { ms: 10, error, signal })
    expect(add).toHaveBeenCalledTimes(1)
    expect(remove).toHaveBeenCalledWith(
      ...(add.mock.calls[0]?.slice(0, 2) ?? []),
    )
  })

  test('error: of the promise', async () => {
    const promise = withTimeout(Promise.reject(new Error('own')), {
      ms: 10,
      error,
    })
    await expect(promise).rejects.toThrow('own')
    expect(vi.getTimerCount()).toBe(0)
  })
})
