import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestServer } from '../../test/setup/siwx/createTestServer.js'
import { toNodeHandler } from './toNodeHandler.js'

let close: (() => Promise<unknown>) | undefined

afterEach(() => close?.())

async function listen(
  handler: (request: Request) => Promise<Response>,
  before: (incoming: object) => void = () => {},
) {
  const answer = toNodeHandler(handler)
  const server = createServer((incoming, outgoing) => {
    before(incoming)
    answer(incoming, outgoing)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  close = () => new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const echo = async (request: Request) =>
  new Response(
    JSON.stringify({
      body: await request.text(),
      custom: request.headers.get('x-custom'),
      method: request.method,
      path: new URL(request.url).pathname,
    }),
    {
      headers: [
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
      ],
      status: 201,
    },
  )

describe('toNodeHandler', () => {
  test('default', async () => {
    const url = await listen(echo)
    const response = await fetch(`${url}//auth/verify?a=b`, {
      body: 'text',
      headers: { connection: 'close', 'x-custom': 'yes' },
      method: 'POST',
    })
    expect(response.status).toBe(201)
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(await response.json()).toEqual({
      body: 'text',
      custom: 'yes',
      method: 'POST',
      path: '/auth/verify',
    })
  })

  test('behavior: a body parser and a router came before', async () => {
    const url = await listen(echo, (incoming) =>
      Object.assign(incoming, {
        body: { a: 1 },
        originalUrl: '/auth/verify',
        url: '/verify',
      }),
    )
    const response = await fetch(url, {
      body: '{"a":1}',
      headers: { connection: 'close' },
      method: 'POST',
    })
    expect(await response.json()).toMatchObject({
      body: '{"a":1}',
      path: '/auth/verify',
    })
  })

  test.each([
    ['text', 'text'],
    [Buffer.from('bytes'), 'bytes'],
    [{ a: 1 }, '{"a":1}'],
  ])('behavior: a body parser left %j', async (body, expected) => {
    const url = await listen(echo, (incoming) =>
      Object.assign(incoming, { body }),
    )
    const response = await fetch(url, {
      body: 'sent',
      headers: { connection: 'close' },
      method: 'POST',
    })
    expect(await response.json()).toMatchObject({ body: expected })
  })

  test.each([
    ['a method that Request refuses', 'TRACE', async function* () {}],
    [
      'a body that is cut off',
      'POST',
      async function* () {
        yield Buffer.from('{')
        throw new Error('aborted')
      },
    ],
  ])('error: %s', async (_, method, read) => {
    const ended: string[] = []
    const outgoing = {
      end: (text: string) => ended.push(text),
      setHeader: () => {},
      statusCode: 0,
    }
    const incoming = Object.assign(read(), { headers: {}, method, url: '/' })
    await toNodeHandler(echo)(incoming, outgoing)
    expect(outgoing.statusCode).toBe(400)
    expect(ended).toEqual([''])
  })

  test('behavior: the sign-in server answers through it', async () => {
    const url = await listen(createTestServer().handler)
    const headers = { connection: 'close' }
    const response = await fetch(`${url}/auth/nonce`, { headers })
    expect(await response.json()).toEqual({
      nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    const large = await fetch(`${url}/auth/verify`, {
      body: 'x'.repeat(300_000),
      headers: {
        ...headers,
        'content-type': 'application/json',
        origin: 'https://shop.example',
      },
      method: 'POST',
    })
    expect(large.status).toBe(413)
  })

  test('error: a handler that throws', async () => {
    const url = await listen(() => Promise.reject(new Error('secret')))
    const response = await fetch(url, { headers: { connection: 'close' } })
    expect(response.status).toBe(500)
    expect(await response.text()).toBe('')
  })
})
