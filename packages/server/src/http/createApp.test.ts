// @vitest-environment node
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { describe, expect, test } from 'vitest'
import { createApp } from './createApp.js'
import { ServiceError } from './ServiceError.js'
import { tooSoon } from './tooSoon.js'

async function ask(error: Error) {
  const app = createApp().get('/', () => {
    throw error
  })
  const { headers, status } = await app.request('/')
  return { retryAfter: headers.get('retry-after'), status }
}

test.each([
  [1, '1'],
  [1_000, '1'],
  [1_001, '2'],
  [899_999, '900'],
  [0, '0'],
  [-1, '0'],
])(
  'behavior: %i ms left are sent as whole seconds',
  async (waitMs, seconds) => {
    const refusal = tooSoon({ code: 'LOGIN_COOLDOWN', waitMs })
    expect(await ask(refusal)).toEqual({ retryAfter: seconds, status: 429 })
    expect(refusal.message).toBe(`Please try again after ${seconds} seconds`)
  },
)

test('behavior: another refusal says nothing of it', async () => {
  const refusal = new ServiceError(403, 'CROSS_ORIGIN', 'No')
  expect(await ask(refusal)).toEqual({ retryAfter: null, status: 403 })
})

describe('a body', () => {
  /** Sends it to the app as the server runs it, on a connection. */
  async function send(chunks: readonly string[], headers: object, path = '/') {
    const reports: unknown[] = []
    const app = createApp(undefined, (error) => reports.push(error), ['/rpc'])
    app.all('*', async (c) => c.text(await c.req.text()))
    const server = createServer(
      getRequestListener(app.fetch, { overrideGlobalObjects: false }),
    )
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const { port } = server.address() as AddressInfo
    const answer = await new Promise((resolve) => {
      const asked = request(
        { headers: { ...headers }, method: 'POST', path, port },
        async (response) => {
          let text = ''
          for await (const chunk of response) text += chunk
          resolve([response.statusCode, text])
        },
      )
      // The rest of what is too large is not read.
      asked.on('error', () => {})
      for (const chunk of chunks) asked.write(chunk)
      asked.end()
    })
    server.close()
    server.closeAllConnections()
    return { answer, reports }
  }
  const chunked = { 'transfer-encoding': 'chunked' }
  const kib = 'x'.repeat(1_024)
  const large = Array.from({ length: 65 }, () => kib)

  test('default: of a known length, in chunks, or none', async () => {
    for (const headers of [{ 'content-length': 4 }, chunked])
      expect(await send(['{"a', '}'], headers)).toEqual({
        answer: [200, '{"a}'],
        reports: [],
      })
    // A proxy may leave out the length of what has none.
    expect((await send([], chunked)).answer).toEqual([200, ''])
    expect((await send([], {})).answer).toEqual([200, ''])
  })

  test('error: over 64 KiB, but for JSON-RPC, however it comes', async () => {
    for (const headers of [{ 'content-length': 65 * 1_024 }, chunked]) {
      const { answer, reports } = await send(large, headers)
      expect(answer).toEqual([413, expect.stringContaining('BODY_TOO_LARGE')])
      expect(reports).toEqual([])
      const rpc = await send(large, headers, '/rpc')
      expect(rpc.answer).toEqual([200, large.join('')])
    }
  })
})
