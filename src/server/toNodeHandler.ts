/** Bodies of the sign-in server are smaller. */
const BODY_MAX_BYTES = 262_144

/** Handlers read the path only, so any host does. */
const base = 'http:localhost'

/**
 * Adapts a web-standard handler to Node's `http`, Express and Connect.
 *
 * @param handler - for example `handler` of `createSignInServer`
 * @returns a request listener, also for `app.use`
 *
 * @example
 * app.use('/auth', toNodeHandler(auth.handler))
 */
export function toNodeHandler(
  handler: (request: Request) => Promise<Response>,
): toNodeHandler.ReturnType {
  return async (incoming, outgoing) => {
    const request = await toRequest(incoming).catch(() => undefined)
    const response = request
      ? await handler(request).catch(() => toEmpty(500))
      : toEmpty(400)
    outgoing.statusCode = response.status
    response.headers.forEach((value, name) => {
      if (name !== 'set-cookie') outgoing.setHeader(name, value)
    })
    const cookies = response.headers.getSetCookie()
    if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
    outgoing.end(await response.text())
  }
}

export declare namespace toNodeHandler {
  /** Fits `IncomingMessage`, and the request of Express. */
  type Incoming = AsyncIterable<unknown> & {
    /** Set by a body parser that has read the request already. */
    body?: unknown
    headers: Readonly<Record<string, string | string[] | undefined>>
    method?: string | undefined
    originalUrl?: string | undefined
    url?: string | undefined
  }
  /** Fits `ServerResponse`. */
  type Outgoing = {
    statusCode: number
    setHeader(name: string, value: string | readonly string[]): unknown
    end(text: string): unknown
  }
  type ReturnType = (incoming: Incoming, outgoing: Outgoing) => Promise<void>
}

const toEmpty = (status: number) => new Response(null, { status })

/** Rejects for methods that `Request` does not have, and cut-off bodies. */
async function toRequest(incoming: toNodeHandler.Incoming) {
  const { method = 'GET', originalUrl, url = '/' } = incoming
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    // HTTP/2 has pseudo-headers.
    if (value === undefined || name.startsWith(':')) continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(new URL(toPath(originalUrl ?? url), base), {
    headers,
    method,
    ...(hasBody && { body: await readBody(incoming) }),
  })
}

function toPath(value: string) {
  return value.startsWith('/') ? value.replace(/^\/+/, '/') : '/'
}

async function readBody(incoming: toNodeHandler.Incoming) {
  const { body } = incoming
  if (body instanceof Uint8Array) return new Blob([body as BlobPart])
  if (body !== undefined)
    return typeof body === 'string' ? body : JSON.stringify(body)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of incoming) {
    const bytes = chunk as Uint8Array
    size += bytes.byteLength
    // Too large for the handler too, which answers it.
    chunks.push(bytes)
    if (size > BODY_MAX_BYTES) break
  }
  return new Blob(chunks as BlobPart[])
}
