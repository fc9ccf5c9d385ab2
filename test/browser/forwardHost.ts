import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Serves a local page under any host name, as a dev server does that is open
 * to the network. The page's own server answers to this machine's names only.
 */
export async function forwardHost(url: string) {
  const { host, port } = new URL(url)
  const server = createServer((incoming, outgoing) => {
    const { headers, method, url: path } = incoming
    const target = { host: '127.0.0.1', method, path, port }
    const forwarded = request(
      { ...target, headers: { ...headers, host } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    forwarded.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}
