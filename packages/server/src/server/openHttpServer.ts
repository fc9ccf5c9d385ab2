import { createServer, type RequestListener, type Server } from 'node:http'

const SWEEP_MS = 100
/** Connections that wait; the system resets those of a burst that is larger. */
const BACKLOG = 4_096
/**
 * It counts from the connection, so that a server that is late with reading
 * would refuse requests which had arrived in time.
 */
const HEADERS_MS = 60_000
const REQUEST_MS = 120_000
/**
 * Longer than load balancers keep an idle connection, 60 s as a rule. A server
 * that closes it first answers some of their requests with a reset.
 */
const KEEP_ALIVE_MS = 75_000

export type HttpServer = {
  port: number
  /**
   * Takes no more connections, waits for the open requests, and ends those
   * that take longer than `drainMs`.
   */
  stop(drainMs: number): Promise<void>
}

/**
 * Opens an HTTP server; rejects when the port is taken. On 127.0.0.1 it listens
 * on ::1 too, where the machine has it: browsers ask that first for names under
 * `localhost`, and a stranger there would be answered.
 */
export async function openHttpServer(
  parameters: openHttpServer.Parameters,
): Promise<HttpServer> {
  const { isPortFree = false, port } = parameters
  const servers = await openServers(parameters, port).catch((error) => {
    const isTaken = error.code === 'EADDRINUSE' || error.code === 'EACCES'
    if (!isPortFree || !isTaken) throw error
    return openServers(parameters, 0)
  })
  return {
    port: getPort(servers[0]),
    async stop(drainMs) {
      await Promise.all(servers.map((server) => close(server, drainMs)))
    },
  }
}

export declare namespace openHttpServer {
  type Parameters = {
    host: string
    /** Takes any free port when the wished one is taken. Default `false`. */
    isPortFree?: boolean | undefined
    listener: RequestListener
    /** 0 is any free one. */
    port: number
  }
}

async function openServers(
  { host, listener }: openHttpServer.Parameters,
  port: number,
): Promise<[Server, ...Server[]]> {
  const first = await listen(listener, { host, port })
  if (host !== '127.0.0.1') return [first]
  const other = { host: '::1', ipv6Only: true, port: getPort(first) }
  const second = await listen(listener, other).catch(async (error) => {
    if (error.code !== 'EADDRINUSE') return undefined
    await close(first, 0)
    throw error
  })
  return second ? [first, second] : [first]
}

function listen(
  listener: RequestListener,
  address: { host: string; ipv6Only?: boolean; port: number },
) {
  return new Promise<Server>((resolve, reject) => {
    const server = createServer(
      {
        headersTimeout: HEADERS_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
        requestTimeout: REQUEST_MS,
      },
      listener,
    )
    server.once('error', reject)
    server.listen({ ...address, backlog: BACKLOG }, () => {
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

function close(server: Server, drainMs: number) {
  return new Promise<void>((resolve) => {
    // Connections that are kept alive become idle one by one.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    const end = setTimeout(() => server.closeAllConnections(), drainMs)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(end)
      resolve()
    })
  })
}
