import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  ApiRequestError,
  ApiResponseError,
  ApiTimeoutError,
  ApiUnavailableError,
} from '../core/errors/api.js'
import { createBreaker } from './createBreaker.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refused = new ApiRequestError()

function setup() {
  const breaker = createBreaker()
  const call = vi.fn<(options: { isTrial: boolean }) => Promise<string>>()
  call.mockRejectedValue(refused)
  const run = (host = 'a') => breaker.run(host, call)
  const fail = async (times: number, error: unknown = refused) => {
    call.mockRejectedValue(error)
    for (let count = 0; count < times; count++)
      await run().catch((thrown) => expect(thrown).toBe(error))
  }
  return { call, fail, run }
}

describe('default', () => {
  test.each([
    ['no answer', refused],
    ['a timeout', new ApiTimeoutError()],
    ['500', new ApiRequestError({ status: 500 })],
    ['503', new ApiRequestError({ status: 503 })],
  ])('%s, five times in a row', async (_name, error) => {
    const { call, fail, run } = setup()
    await fail(5, error)
    const thrown = await run().catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(ApiUnavailableError)
    expect(thrown).toMatchObject({ code: 'SERVICE_UNAVAILABLE', cause: error })
    expect(call).toHaveBeenCalledTimes(5)
  })

  test('behavior: four times in a row', async () => {
    const { call, fail, run } = setup()
    await fail(4)
    call.mockResolvedValue('answer')
    expect(await run()).toBe('answer')
  })
})

test.each([
  ['an answer', undefined],
  ['404', new ApiRequestError({ status: 404 })],
  ['429', new ApiRequestError({ status: 429 })],
  ['an unreadable answer', new ApiResponseError()],
])('behavior: %s shows that the host is up', async (_name, error) => {
  const { call, fail, run } = setup()
  await fail(4)
  if (error) await fail(1, error)
  else {
    call.mockResolvedValue('answer')
    await run()
  }
  await fail(4)
  call.mockResolvedValue('answer')
  expect(await run()).toBe('answer')
})

test('behavior: an abort counts neither as failure nor as success', async () => {
  const { fail, run } = setup()
  await fail(4)
  await fail(3, new DOMException('left', 'AbortError'))
  await fail(1)
  await expect(run()).rejects.toBeInstanceOf(ApiUnavailableError)
})

test('behavior: setting the clock back does not keep the circuit open', async () => {
  const { call, fail, run } = setup()
  await fail(5)
  vi.setSystemTime(Date.now() - 3_600_000)
  call.mockResolvedValue('well')
  expect(await run()).toBe('well')
})

test('behavior: hosts are tracked separately', async () => {
  const { call, fail, run } = setup()
  await fail(5)
  call.mockResolvedValue('answer')
  expect(await run('b')).toBe('answer')
  await expect(run('a')).rejects.toBeInstanceOf(ApiUnavailableError)
})

describe('after 10 s', () => {
  test('behavior: one trial call is allowed', async () => {
    const { call, fail, run } = setup()
    await fail(5)
    vi.advanceTimersByTime(9_999)
    await expect(run()).rejects.toBeInstanceOf(ApiUnavailableError)
    vi.advanceTimersByTime(1)
    let answer = (_value: string) => {}
    call.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    const trial = run()
    expect(call).toHaveBeenLastCalledWith({ isTrial: true })
    await expect(run()).rejects.toBeInstanceOf(ApiUnavailableError)
    answer('answer')
    expect(await trial).toBe('answer')
    call.mockResolvedValue('more')
    expect(await Promise.all([run(), run()])).toEqual(['more', 'more'])
    expect(call).toHaveBeenLastCalledWith({ isTrial: false })
  })

  test('error: a failed trial opens the circuit again', async () => {
    const { call, fail, run } = setup()
    await fail(5)
    vi.advanceTimersByTime(10_000)
    await fail(1)
    vi.advanceTimersByTime(9_999)
    await expect(run()).rejects.toBeInstanceOf(ApiUnavailableError)
    expect(call).toHaveBeenCalledTimes(6)
  })

  test('behavior: after an aborted trial, the next call is the trial', async () => {
    const { call, fail, run } = setup()
    await fail(5)
    vi.advanceTimersByTime(10_000)
    await fail(1, new DOMException('left', 'AbortError'))
    call.mockResolvedValue('answer')
    expect(await run()).toBe('answer')
    expect(call).toHaveBeenLastCalledWith({ isTrial: true })
  })

  test('behavior: a hanging trial does not block later trials', async () => {
    const { call, fail, run } = setup()
    await fail(5)
    vi.advanceTimersByTime(10_000)
    call.mockReturnValue(new Promise(() => {}))
    void run()
    vi.advanceTimersByTime(10_000)
    call.mockResolvedValue('answer')
    expect(await run()).toBe('answer')
  })
})

test('behavior: an earlier call that is aborted is not a trial', async () => {
  const { call, fail, run } = setup()
  let leave = (_reason: unknown) => {}
  call.mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      leave = reject
    }),
  )
  const early = run()
  early.catch(() => {})
  await fail(5)
  leave(new DOMException('left', 'AbortError'))
  await expect(early).rejects.toMatchObject({ name: 'AbortError' })
  await expect(run()).rejects.toBeInstanceOf(ApiUnavailableError)
})
