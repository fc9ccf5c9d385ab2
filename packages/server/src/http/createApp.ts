import { Hono, type MiddlewareHandler } from 'hono'
import { findOutage } from '../store/findOutage.js'
import { ServiceError } from './ServiceError.js'

/** Largest request body of every service. */
const BODY_MAX_BYTES = 65_536
/** Of JSON-RPC: a batch of 1,000 calls, or the code of a contract. */
const RPC_BODY_MAX_BYTES = 1_048_576

/** When to ask again while the database is away. */
const OUTAGE_SECONDS = 5
const unavailable = {
  status: 503,
  code: 'SERVICE_UNAVAILABLE',
  message: 'The service is not available for a moment',
}

/**
 * A Hono app whose refusals, of every kind, are JSON without a stack.
 *
 * @param first - runs before everything, so that refusals pass through it too
 * @param report - hears of unexpected errors. Default: `console.error`
 * @param rpcPaths - take JSON-RPC, up to 1 MiB
 */
export function createApp(
  first?: MiddlewareHandler | undefined,
  report: (error: unknown) => void = console.error,
  rpcPaths: readonly string[] = [],
): Hono {
  const app = new Hono()
  if (first) app.use(first)
  app.use(async (c, next) => {
    c.header('X-Content-Type-Options', 'nosniff')
    await next()
  })
  const limit = limitBody(BODY_MAX_BYTES, '64 KiB')
  const limitRpc = limitBody(RPC_BODY_MAX_BYTES, '1 MiB')
  app.use((c, next) =>
    rpcPaths.includes(c.req.path) ? limitRpc(c, next) : limit(c, next),
  )
  app.notFound((c) =>
    c.json({ status: 404, code: 'NOT_FOUND', message: 'Not found' }, 404),
  )
  app.onError((error, c) => {
    if (error instanceof ServiceError) {
      const { code, data, message, status } = error
      // Node ends a connection whose request is not read to its end: the next
      // request on it would fail.
      if (status === 413) c.header('Connection', 'close')
      // RFC 9110 section 10.2.3.
      if (data.secondsLeft !== undefined)
        c.header('Retry-After', String(data.secondsLeft))
      return c.json({ status, code, message, ...data }, status)
    }
    // guard: outage
    const outage = findOutage(error)
    if (outage !== undefined) {
      const message = `The database is unavailable: ${outage}`
      report(new Error(message, { cause: error }))
      c.header('Retry-After', String(OUTAGE_SECONDS))
      return c.json(unavailable, 503)
    }
    report(error)
    return c.json(
      { status: 500, code: 'INTERNAL', message: 'Something went wrong' },
      500,
    )
  })
  return app
}

function limitBody(maxSize: number, text: string): MiddlewareHandler {
  const refuse = () =>
    new ServiceError(413, 'BODY_TOO_LARGE', `Body over ${text}`)
  return async (c, next) => {
    const { raw } = c.req
    // Node's listener gives them no body, and asking for one is expensive.
    if (raw.method === 'GET' || raw.method === 'HEAD') return next()
    const length = raw.headers.get('content-length')
    const isStreamed = length === null || raw.headers.has('transfer-encoding')
    if (!isStreamed && Number(length) > maxSize) throw refuse()
    if (isStreamed && raw.body) {
      const body = await readUpTo(raw.body, maxSize).catch(() => {
        throw new ServiceError(400, 'INVALID_BODY', 'The body was cut off')
      })
      if (!body) throw refuse()
      // Not a copy of `raw`: Node's listener has a `Request` of its own kind.
      const { headers, method, signal, url } = raw
      c.req.raw = new Request(url, { body, headers, method, signal })
    }
    await next()
  }
}

/** The bytes of a body; `undefined` when there are more. */
async function readUpTo(stream: ReadableStream<Uint8Array>, maxSize: number) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > maxSize) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
