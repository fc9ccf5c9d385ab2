import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiTimeoutError } from '../core/errors/api.js'
import { fetchBody } from './fetchBody.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const read = (response: Response) => response.text()
const request = { init: {}, read, url: 'http://localhost' }

test('default', async () => {
  const fetch = async () => new Response('text')
  expect(await fetchBody({ ...request, fetch })).toBe('text')
  expect(vi.getTimerCount()).toBe(0)
})

test('error: a fetch that ignores its signal', async () => {
  const fetch = () => new Promise<Response>(() => {})
  const promise = fetchBody({ ...request, fetch })
  const caught = expect(promise).rejects.toBeInstanceOf(ApiTimeoutError)
  await vi.advanceTimersByTimeAsync(10_000)
  await caught
  expect(vi.getTimerCount()).toBe(0)
})

test('param: signal', async () => {
  const { signal } = new AbortController()
  const remove = vi.spyOn(signal, 'removeEventListener')
  const fetch = async () => new Response('', { status: 500 })
  await fetchBody({ ...request, fetch, signal }).catch(() => {})
  expect(remove).toHaveBeenCalledOnce()
  const fetched = vi.fn()
  const aborted = AbortSignal.abort(new Error('left'))
  await expect(
    fetchBody({ ...request, fetch: fetched, signal: aborted }),
  ).rejects.toThrow('left')
  expect(fetched).not.toHaveBeenCalled()
})
