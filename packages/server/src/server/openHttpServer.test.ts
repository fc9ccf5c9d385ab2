// @vitest-environment node
import { request } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { type HttpServer, openHttpServer } from './openHttpServer.js'

const opened: HttpServer[] = []
afterEach(async () => {
  for (const server of opened.splice(0)) await server.stop(0)
})

async function open(parameters: Partial<openHttpServer.Parameters> = {}) {
  const server = await openHttpServer({
    host: '127.0.0.1',
    listener: (_, response) => response.end('here'),
    port: 0,
    ...parameters,
  })
  opened.push(server)
  return server
}

const ask = (host: string, port: number) =>
  new Promise<string>((resolve) => {
    const headers = { connection: 'close' }
    request({ headers, host, port }, async (response) => {
      let text = ''
      for await (const chunk of response) text += chunk
      resolve(text)
    })
      .on('error', (error: NodeJS.ErrnoException) =>
        resolve(error.code ?? 'failed'),
      )
      .end()
  })

test('default: on both loopback addresses, so that no stranger has the other', async () => {
  const { port, stop } = await open()
  expect(await ask('127.0.0.1', port)).toBe('here')
  expect(['here', 'EADDRNOTAVAIL']).toContain(await ask('::1', port))
  await stop(0)
  expect(await ask('127.0.0.1', port)).toBe('ECONNREFUSED')
  expect(await ask('::1', port)).not.toBe('here')
})

test.each(['127.0.0.1', '::1'])(
  'error: a port that is taken on %s',
  async (host) => {
    const taken = await open({ host })
    const wish = { port: taken.port }
    await expect(open(wish)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  },
)

test('param: isPortFree', async () => {
  const { port } = await open()
  const other = await open({ isPortFree: true, port })
  expect(other.port).not.toBe(port)
  expect(await ask('127.0.0.1', other.port)).toBe('here')
})
