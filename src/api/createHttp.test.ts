import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiRequestError, ApiUnavailableError } from '../core/errors/api.js'
import { createHttp } from './createHttp.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const host = 'http://api.localhost'
const respond = vi.fn<typeof globalThis.fetch>()

function setup() {
  respond.mockReset()
  respond.mockImplementation(async () => new Response('', { status: 503 }))
  const http = createHttp({ projectId: 'test', fetch: respond })
  const get = (path: string) => http.get({ host, path })
  return { get, http }
}

async function fail(promise: Promise<unknown>) {
  const caught = promise.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5_000)
  return caught
}

test('behavior: a host that is down is not called, then tried once', async () => {
  const { get, http } = setup()
  for (let count = 0; count < 5; count++)
    expect(await fail(get(`a${count}`))).toBeInstanceOf(ApiRequestError)
  expect(respond).toHaveBeenCalledTimes(20)
  // Rejected at once, for every kind of request.
  for (const run of [
    () => get('b'),
    () => http.getImage({ host, path: 'b' }),
    () => http.post({ host, path: 'b', body: {} }),
  ])
    await expect(run()).rejects.toBeInstanceOf(ApiUnavailableError)
  expect(respond).toHaveBeenCalledTimes(20)
  const other = 'http://other.localhost'
  const asked = await fail(http.get({ host: other, path: 'b' }))
  expect(asked).toBeInstanceOf(ApiRequestError)
})

test('behavior: a character that is split between two parts', async () => {
  const { get } = setup()
  const bytes = new TextEncoder().encode('{"name":"🦊 Ünlü"}')
  const parts = [...bytes].map((byte) => new Uint8Array([byte]))
  respond.mockImplementation(
    async () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            const part = parts.shift()
            if (part) controller.enqueue(part)
            else controller.close()
          },
        }),
      ),
  )
  expect(await get('a')).toEqual({ name: '🦊 Ünlü' })
})

test('behavior: a trial is a single request', async () => {
  const { get } = setup()
  for (let count = 0; count < 5; count++) await fail(get(`a${count}`))
  await vi.advanceTimersByTimeAsync(10_000)
  respond.mockClear()
  await expect(get('b')).rejects.toBeInstanceOf(ApiRequestError)
  expect(respond).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10_000)
  respond.mockImplementation(async () => Response.json({}))
  expect(await get('b')).toEqual({})
  respond.mockImplementationOnce(async () => new Response('', { status: 500 }))
  const repeated = get('c')
  await vi.advanceTimersByTimeAsync(500)
  expect(await repeated).toEqual({})
})

test('behavior: an abort does not count', async () => {
  const { get, http } = setup()
  respond.mockImplementation(() => new Promise(() => {}))
  for (let count = 0; count < 9; count++) {
    const controller = new AbortController()
    const { signal } = controller
    const promise = http.get({ host, path: 'a', signal })
    controller.abort(new Error('left'))
    await expect(promise).rejects.toThrow('left')
  }
  respond.mockImplementation(async () => Response.json({}))
  expect(await get('a')).toEqual({})
})
