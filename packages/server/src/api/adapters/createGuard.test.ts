// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ServiceError } from '../../http/ServiceError.js'
import { createGuard, type GuardLimits } from './createGuard.js'

afterEach(() => void vi.useRealTimers())

function setup(limits?: GuardLimits) {
  const clock = { now: 0 }
  const results: string[] = []
  const guard = createGuard({
    ...{ limits, name: 'indexer' },
    now: () => clock.now,
    observe: (_, result) => results.push(result),
  })
  return { ...guard, clock, results }
}

const fail = async () => {
  throw new Error('away')
}
const answer = (value: string) => async () => value
const failed = { code: 'UPSTREAM_FAILED', status: 502 }
const unavailable = { code: 'UPSTREAM_UNAVAILABLE', status: 503 }

describe('breaker', () => {
  test('default: five failures in a row stop the calls for 30 s', async () => {
    const { call, clock, results } = setup()
    for (let i = 0; i < 5; i++)
      await expect(call({ run: fail })).rejects.toMatchObject(failed)
    const run = vi.fn(answer('back'))
    await expect(call({ run })).rejects.toMatchObject(unavailable)
    clock.now += 29_999
    await expect(call({ run })).rejects.toMatchObject(unavailable)
    expect(run).not.toHaveBeenCalled()
    clock.now += 1
    expect(await call({ run })).toBe('back')
    expect(await call({ run })).toBe('back')
    expect(results.filter((result) => result === 'stopped')).toHaveLength(2)
  })

  test('behavior: after the pause one call tries, and a failure stops again', async () => {
    const { call, clock } = setup({ failures: 1 })
    await expect(call({ run: fail })).rejects.toMatchObject(failed)
    clock.now += 30_000
    const trying = call({ run: fail })
    await expect(call({ run: answer('x') })).rejects.toMatchObject(unavailable)
    await expect(trying).rejects.toMatchObject(failed)
    await expect(call({ run: answer('x') })).rejects.toMatchObject(unavailable)
    clock.now += 30_000
    expect(await call({ run: answer('x') })).toBe('x')
  })

  test('behavior: an answer between them starts the count again', async () => {
    const { call } = setup({ failures: 2 })
    for (let i = 0; i < 4; i++) {
      await expect(call({ run: fail })).rejects.toMatchObject(failed)
      expect(await call({ run: answer('x') })).toBe('x')
    }
  })

  test('behavior: what failed is not told, as it may hold a key', async () => {
    const { call } = setup()
    const run = async () => {
      throw new Error('fetch https://node.example/secret-key')
    }
    const error = await call({ run }).catch((error) => error)
    expect(error.message).toBe('indexer did not answer as it should')
    expect(JSON.stringify(error)).not.toContain('secret-key')
  })

  test('behavior: a refusal is an answer', async () => {
    const { call } = setup({ failures: 1 })
    const refusal = new ServiceError(400, 'INSUFFICIENT_LIQUIDITY', 'no')
    const run = async () => {
      throw refusal
    }
    for (let i = 0; i < 3; i++)
      await expect(call({ run })).rejects.toBe(refusal)
    const fault = new ServiceError(502, 'UPSTREAM_FAILED', 'no JSON')
    const broken = async () => {
      throw fault
    }
    await expect(call({ run: broken })).rejects.toBe(fault)
    await expect(call({ run })).rejects.toMatchObject(unavailable)
  })

  test('behavior: a call that takes too long fails, and is aborted', async () => {
    vi.useFakeTimers()
    const { call } = setup({ failures: 1, timeoutSeconds: 2 })
    let signal: AbortSignal | undefined
    const calling = call({
      run: (given) => {
        signal = given
        return new Promise(() => {})
      },
    })
    const rejected = expect(calling).rejects.toMatchObject({
      ...failed,
      cause: { message: 'No answer within 2 s' },
    })
    await vi.advanceTimersByTimeAsync(2_000)
    await rejected
    expect(signal?.aborted).toBe(true)
    await expect(call({ run: answer('x') })).rejects.toMatchObject(unavailable)
  })
})

describe('budget', () => {
  test('default: calls over it are refused, and it fills up again', async () => {
    const { call, clock } = setup({ perMinute: 60 })
    const run = vi.fn(answer('x'))
    for (let i = 0; i < 60; i++) await call({ run })
    await expect(call({ run })).rejects.toMatchObject(unavailable)
    expect(run).toHaveBeenCalledTimes(60)
    clock.now += 2_000
    await call({ run })
    await call({ run })
    await expect(call({ run })).rejects.toMatchObject(unavailable)
    clock.now += 3_600_000
    for (let i = 0; i < 60; i++) await call({ run })
    await expect(call({ run })).rejects.toMatchObject(unavailable)
  })

  test('behavior: refused calls do not open the breaker', async () => {
    const { call, clock } = setup({ failures: 1, perMinute: 1 })
    await call({ run: answer('x') })
    for (let i = 0; i < 3; i++)
      await expect(call({ run: answer('x') })).rejects.toThrow('too often')
    clock.now += 60_000
    expect(await call({ run: answer('x') })).toBe('x')
  })
})

describe('cache', () => {
  test('default: answers by key, for their time', async () => {
    const { call, clock } = setup()
    const run = vi.fn(answer('x'))
    const ask = (key: string) => call({ cacheMs: 100, key, run })
    await ask('a')
    clock.now += 99
    await ask('a')
    expect(run).toHaveBeenCalledTimes(1)
    await ask('b')
    expect(run).toHaveBeenCalledTimes(2)
    clock.now += 1
    await ask('a')
    expect(run).toHaveBeenCalledTimes(3)
  })

  test('behavior: calls at the same time are one', async () => {
    const { call } = setup({ perMinute: 1 })
    const run = vi.fn(answer('x'))
    const both = [1, 2].map(() => call({ key: 'a', run }))
    expect(await Promise.all(both)).toEqual(['x', 'x'])
    expect(run).toHaveBeenCalledTimes(1)
  })

  test('behavior: an old answer stands in while the service fails', async () => {
    const { call, clock, results } = setup()
    const ask = (run: () => Promise<string>) =>
      call({ cacheMs: 100, key: 'a', run, staleMs: 1_000 })
    await ask(answer('old'))
    clock.now += 999
    expect(await ask(fail)).toBe('old')
    expect(results).toEqual(['answered', 'failed', 'stale'])
    clock.now += 1
    await expect(ask(fail)).rejects.toMatchObject(failed)
  })

  test('behavior: no answer stands in for a refusal', async () => {
    const { call, clock } = setup()
    const ask = (run: () => Promise<string>) =>
      call({ cacheMs: 1, key: 'a', run, staleMs: 1_000 })
    await ask(answer('old'))
    clock.now += 10
    const refuse = async () => {
      throw new ServiceError(400, 'GONE', 'gone')
    }
    await expect(ask(refuse)).rejects.toThrow('gone')
  })

  test('behavior: holds at most 1000 answers', async () => {
    const { call } = setup({ perMinute: 10_000 })
    const run = vi.fn(answer('x'))
    for (let i = 0; i <= 1_000; i++)
      await call({ cacheMs: 1_000, key: `${i}`, run })
    await call({ cacheMs: 1_000, key: '1000', run })
    expect(run).toHaveBeenCalledTimes(1_001)
    await call({ cacheMs: 1_000, key: '0', run })
    expect(run).toHaveBeenCalledTimes(1_002)
  })
})
