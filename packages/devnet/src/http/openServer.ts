import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { Faults } from './createFaults.js'
import { isLoopbackHost } from './isLoopbackHost.js'

type FetchHandler = (request: Request) => Response | Promise<Response>
type UpgradeHandler = (
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
) => void

export type LocalServer = {
  port: number
  /** Until there is a handler, requests are answered 503. */
  setHandler(handler: FetchHandler): void
  /** The same, for Node's own requests. */
  setListener(listener: RequestListener): void
  /** Takes websockets; until then nobody does. */
  setUpgrade(handler: UpgradeHandler): void
  stop(): Promise<void>
}

/**
 * Opens a server on 127.0.0.1 and, where the machine has it, ::1. When the
 * port is taken on either, a free one is used. Requests whose `Host` is not
 * this machine get 421.
 */
export async function openServer(
  parameters: openServer.Parameters,
): Promise<LocalServer> {
  const { faults, port, service } = parameters
  let handle: RequestListener = (_, response) => {
    response.writeHead(503).end()
  }
  const listener: RequestListener = async (request, response) => {
    if (!isLoopbackHost(request.headers.host)) {
      response.writeHead(421, { 'content-type': 'text/plain' })
      response.end('Misdirected request')
      return
    }
    if (await faults.apply(service, request, response)) return
    handle(request, response)
  }
  const servers = await listenOnBoth(listener, port)
  return {
    port: getPort(servers[0]),
    setHandler(handler) {
      handle = getRequestListener(handler, { overrideGlobalObjects: false })
    },
    setListener(listener) {
      handle = listener
    },
    setUpgrade(handler) {
      for (const server of servers)
        server.on('upgrade', (request, socket, head) => {
          if (isLoopbackHost(request.headers.host))
            handler(request, socket, head)
          else socket.destroy()
        })
    },
    async stop() {
      await Promise.all(servers.map(closeServer))
    },
  }
}

export declare namespace openServer {
  type Parameters = {
    /** Wished port; 0 is any free one. */
    port: number
    /** Name the faults know the server by. */
    service: string
    faults: Faults
  }
}

async function listenOnBoth(
  listener: RequestListener,
  wished: number,
): Promise<[Server, ...Server[]]> {
  let port = wished
  for (let attempt = 0; ; attempt++) {
    const servers: Server[] = []
    try {
      const first = await listen(listener, port, '127.0.0.1')
      servers.push(first)
      const second = await listen(listener, getPort(first), '::1').catch(
        (error: NodeJS.ErrnoException) => {
          // A browser asks ::1 first, so a stranger there would be answered.
          if (error.code === 'EADDRINUSE') throw error
          return undefined
        },
      )
      return second ? [first, second] : [first]
    } catch (error) {
      await Promise.all(servers.map(closeServer))
      const { code } = error as NodeJS.ErrnoException
      if (attempt > 8 || (code !== 'EADDRINUSE' && code !== 'EACCES'))
        throw error
      port = 0
    }
  }
}

function listen(listener: RequestListener, port: number, host: string) {
  return new Promise<Server>((resolve, reject) => {
    const server = createServer(
      { headersTimeout: 10_000, requestTimeout: 30_000 },
      listener,
    )
    server.once('error', reject)
    server.listen({ port, host, ipv6Only: host === '::1' }, () => {
      server.off('error', reject)
      resolve(server)
    })
  })
}

function getPort(server: Server) {
  const address = server.address()
  if (!address || typeof address === 'string')
    throw new Error('The server has no port')
  return address.port
}

function closeServer(server: Server) {
  return new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
