import { afterEach, describe, expect, test, vi } from 'vitest'
import { withLock } from './withLock.js'

afterEach(() => {
  vi.unstubAllGlobals()
})

const refusal = () => new DOMException('Access denied', 'SecurityError')

describe('withLock', () => {
  test('default: the change runs under the lock', async () => {
    const names: string[] = []
    const request = async (name: string, run: () => unknown) => {
      names.push(name)
      return run()
    }
    vi.stubGlobal('navigator', { locks: { request } })
    expect(await withLock('grants', async () => 1)).toBe(1)
    expect(names).toEqual(['grants'])
  })

  test.each([
    ['no locks', () => ({})],
    [
      'a lock that is refused',
      () => ({ locks: { request: () => Promise.reject(refusal()) } }),
    ],
    [
      'a lock that throws',
      () => ({
        locks: {
          request() {
            throw refusal()
          },
        },
      }),
    ],
    [
      'locks that throw when read',
      () => ({
        get locks() {
          throw refusal()
        },
      }),
    ],
  ])('behavior: %s, and the change runs once', async (_name, toNavigator) => {
    vi.stubGlobal('navigator', toNavigator())
    const change = vi.fn(async () => 'done')
    expect(await withLock('grants', change)).toBe('done')
    expect(change).toHaveBeenCalledTimes(1)
  })

  test('error: a change that fails is not run again', async () => {
    const request = async (_: string, run: () => unknown) => run()
    vi.stubGlobal('navigator', { locks: { request } })
    const change = vi.fn(() => Promise.reject(new Error('full')))
    await expect(withLock('grants', change)).rejects.toThrow('full')
    expect(change).toHaveBeenCalledTimes(1)
  })
})
