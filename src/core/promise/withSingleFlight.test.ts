import { describe, expect, test, vi } from 'vitest'
import { withSingleFlight } from './withSingleFlight.js'

describe('withSingleFlight', () => {
  test('default', async () => {
    const run = vi.fn(async (value: number) => value)
    const call = withSingleFlight(run)
    await expect(Promise.all([call(1), call(2)])).resolves.toEqual([1, 1])
    expect(run).toHaveBeenCalledTimes(1)
  })

  test('behavior: runs anew once it has ended', async () => {
    const call = withSingleFlight(async (value: number) => value)
    await call(1)
    await expect(call(2)).resolves.toBe(2)
  })

  test('error: is shared and then forgotten', async () => {
    const run = vi.fn(() => Promise.resolve('fine'))
    run.mockRejectedValueOnce(new Error('once'))
    run.mockImplementationOnce(() => {
      throw new Error('at once')
    })
    const call = withSingleFlight(run)
    const results = await Promise.allSettled([call(), call()])
    expect(results.map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ])
    await expect(call()).rejects.toThrow('at once')
    await expect(call()).resolves.toBe('fine')
  })
})
