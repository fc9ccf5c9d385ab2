// @vitest-environment node
import { Hono } from 'hono'
import { afterEach, describe, expect, test } from 'vitest'
import { askServer } from '../../test/askServer.js'
import { createListener } from './createListener.js'
import { createMetrics } from './createMetrics.js'
import { type HttpServer, openHttpServer } from './openHttpServer.js'

const publicUrl = 'https://wallet.example'
const token = 'token-of-the-metrics'
const stops: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function setup(parameters: Partial<createListener.Parameters> = {}) {
  const lines: Record<string, unknown>[] = []
  const wallet = new Hono()
  wallet.get('/sdk', (c) => c.text(c.req.url))
  wallet.get('/auth/slow', async (c) => {
    entered.open()
    await gate.promise
    return c.text('late')
  })
  const api = new Hono()
  api.get('/v1/thing', (c) => c.text(c.req.url))
  const [entered, gate] = [createGate(), createGate()]
  const http = await openHttpServer({
    host: '127.0.0.1',
    listener: createListener({
      ...{ api, wallet },
      isOpen: false,
      isReady: async () => true,
      isStopping: () => false,
      log: {
        info: (fields) => lines.push(fields),
        report: (error) => lines.push({ error }),
        warn: () => {},
      },
      metrics: createMetrics(),
      metricsToken: undefined,
      publicUrl,
      ...parameters,
    }),
    port: 0,
  })
  stops.push(() => http.stop(0))
  return { entered, gate, http, lines, server: toServer(http) }
}

const toServer = ({ port }: HttpServer) => ({ port, url: publicUrl })

function createGate() {
  let open = () => {}
  const promise = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open: () => open(), promise }
}

test('default: apps see the origin that browsers see', async () => {
  const { server } = await setup()
  const sdk = await askServer(server, '/sdk?a=b')
  expect(sdk.text).toBe(`${publicUrl}/sdk?a=b`)
  expect(sdk.headers['content-security-policy']).toBeUndefined()
  const thing = await askServer(server, '/v1/thing')
  expect(thing.text).toBe(`${publicUrl}/v1/thing`)
  expect(thing.headers['content-security-policy']).toContain('sandbox')
})

test('error: another host, and an address in place of a path', async () => {
  const { server } = await setup()
  for (const host of ['evil.example', 'wallet.example.evil.example', '']) {
    const headers = { host }
    expect((await askServer(server, '/sdk', { headers })).status).not.toBe(200)
  }
  const absolute = await askServer(server, 'http://evil.example/sdk')
  expect(absolute.text).not.toContain('evil.example')
  expect(absolute.status).toBe(404)
})

describe('metrics', () => {
  const read = async (
    parameters: Partial<createListener.Parameters>,
    authorization?: string,
  ) => {
    const { server } = await setup(parameters)
    const headers = { ...(authorization && { authorization }) }
    return (await askServer(server, '/metrics', { headers })).status
  }

  test('default: closed', async () => {
    expect(await read({})).toBe(401)
    expect(await read({}, 'Bearer undefined')).toBe(401)
    expect(await read({}, 'Bearer')).toBe(401)
  })

  test('param: isOpen', async () => {
    expect(await read({ isOpen: true })).toBe(200)
  })

  test('param: metricsToken', async () => {
    const parameters = { isOpen: true, metricsToken: token }
    expect(await read(parameters)).toBe(401)
    expect(await read(parameters, `Bearer ${token}x`)).toBe(401)
    expect(await read(parameters, `Bearer ${token}`)).toBe(200)
  })
})

test('behavior: not ready', async () => {
  const { server } = await setup({ isReady: async () => false })
  expect((await askServer(server, '/readyz')).status).toBe(503)
  expect((await askServer(server, '/healthz')).status).toBe(200)
})

describe('stop', () => {
  test('default: an open request is answered, and no other', async () => {
    let isStopping = false
    const { entered, gate, http, lines, server } = await setup({
      isStopping: () => isStopping,
    })
    const headers = { connection: 'keep-alive' }
    const first = await askServer(server, '/sdk', { headers })
    expect(first.headers.connection).toBe('keep-alive')
    const slow = askServer(server, '/auth/slow', { headers })
    await entered.promise
    isStopping = true
    const stopped = http.stop(10_000)
    await expect(askServer(server, '/sdk')).rejects.toThrow('ECONNREFUSED')
    gate.open()
    expect((await slow).text).toBe('late')
    await stopped
    expect(lines.at(-1)).toMatchObject({ route: '/auth/slow', status: 200 })
  })

  test('behavior: what takes longer than the drain is cut off', async () => {
    const { entered, http, lines, server } = await setup()
    const slow = askServer(server, '/auth/slow')
    const cut = expect(slow).rejects.toThrow('socket hang up')
    await entered.promise
    await http.stop(10)
    await cut
    await expect
      .poll(() => lines.at(-1))
      .toMatchObject({ route: '/auth/slow', status: 499 })
  })
})

test('behavior: the case of a host does not count, its name does', async () => {
  const { server } = await setup()
  const ask = async (host: string) =>
    (await askServer(server, '/sdk', { headers: { host } })).status
  expect(await ask('WALLET.Example')).toBe(200)
  expect(await ask('wallet.example.evil.test')).toBe(421)
})

describe('a server on this machine', () => {
  const local = 'http://wallet.localhost:4110'
  const ask = async (host: string, path: string, url = local) => {
    const { server } = await setup({ publicUrl: url })
    return (await askServer(server, path, { headers: { host } })).status
  }

  test.each(['localhost:4110', '127.0.0.1:4110', '[::1]:4110'])(
    'default: programs find the API by %s, and no page',
    async (host) => {
      expect(await ask(host, '/v1/thing')).toBe(200)
      expect(await ask(host, '/sdk')).toBe(421)
      expect(await ask(host, '/auth/slow')).toBe(421)
    },
  )

  test.each([
    ...['localhost', 'localhost:80', 'any.localhost:4110', 'evil.example:4110'],
    ...['localhost.evil.example:4110', '127.0.0.2:4110', ''],
  ])('error: by %j nothing is found', async (host) => {
    expect(await ask(host, '/v1/thing')).not.toBe(200)
  })

  test('error: elsewhere there is one name', async () => {
    const url = 'https://wallet.example'
    for (const host of ['localhost', '127.0.0.1', '[::1]', 'localhost:443'])
      expect(await ask(host, '/v1/thing', url)).toBe(421)
  })
})

test('param: intercept, told which part would answer', async () => {
  const parts: string[] = []
  const { server } = await setup({
    async intercept(part, request, response) {
      parts.push(`${part} ${request.url}`)
      if (part === 'api') response.writeHead(500).end()
      return part === 'api'
    },
  })
  expect((await askServer(server, '/v1/thing')).status).toBe(500)
  expect((await askServer(server, '/sdk?a=b')).status).toBe(200)
  await askServer(server, '/sdk', { headers: { host: 'evil.example' } })
  await askServer(server, '/healthz')
  expect(parts).toEqual(['api /v1/thing', 'wallet /sdk?a=b'])
})
