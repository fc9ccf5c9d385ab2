import { createServer, type RequestListener } from 'node:http'

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

/** Opens an HTTP server; rejects when the port is taken. */
export async function openHttpServer(
  parameters: openHttpServer.Parameters,
): Promise<HttpServer> {
  const { host, listener, port } = parameters
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: REQUEST_MS,
    },
    listener,
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ backlog: BACKLOG, host, port }, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address()
  if (!address || typeof address === 'string')
    throw new Error('The server has no port')
  return {
    port: address.port,
    stop: (drainMs) =>
      new Promise((resolve) => {
        // Connections that are kept alive become idle one by one.
        const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
        const end = setTimeout(() => server.closeAllConnections(), drainMs)
        server.close(() => {
          clearInterval(sweep)
          clearTimeout(end)
          resolve()
        })
      }),
  }
}

export declare namespace openHttpServer {
  type Parameters = { host: string; listener: RequestListener; port: number }
}
