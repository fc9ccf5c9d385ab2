/** One way in which a service fails, and how a client may report it. */
export type ApiFault = {
  name: string
  respond: (answer: unknown) => Response | Promise<Response>
  /** Class of the error if the response is rejected. */
  error:
    | 'ApiRequestError'
    | 'ApiResponseError'
    | 'ApiTimeoutError'
    /** Rows are dropped and counted; a response without rows is rejected. */
    | 'ApiResponseError or partial'
    /** The response is as good as the unmodified one. */
    | undefined
  status?: number
  /** Requests for a read; requests with effects are always sent once. */
  attempts: 1 | 4
  /** Longest time until it settles, in milliseconds of the client's clock. */
  deadline: number
}

/** Three pauses that double from 300 ms, and a little for rounding. */
const PAUSES_MS = 300 + 600 + 1_200 + 5
const TIMEOUT_MS = 10_000

const status = (
  code: number,
  attempts: 1 | 4,
  headers: Record<string, string> = {},
): ApiFault => ({
  name: `${code}${headers['retry-after'] ? ' with Retry-After' : ''}`,
  respond: () => new Response('{"status":"FAILED"}', { status: code, headers }),
  error: 'ApiRequestError',
  status: code,
  attempts,
  deadline:
    attempts === 1
      ? 0
      : PAUSES_MS + 3_000 * Number(headers['retry-after'] ?? '0'),
})

const unreadable = (name: string, respond: ApiFault['respond']): ApiFault => ({
  name,
  respond,
  error: 'ApiResponseError',
  attempts: 1,
  deadline: 0,
})

/** Returns a streamed body with the content type of the response. */
function stream(
  answer: unknown,
  pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void,
  code = 200,
) {
  const headers = { 'content-type': toType(answer) }
  return new Response(new ReadableStream({ pull }), { status: code, headers })
}

function toType(answer: unknown) {
  return answer instanceof Blob ? answer.type : 'application/json'
}

const bytes = (text: string) => new TextEncoder().encode(text)
const space = new Uint8Array(1_048_576).fill(0x20)

export const apiFaults: readonly ApiFault[] = [
  status(403, 1),
  status(404, 1),
  status(408, 1),
  status(429, 4),
  status(429, 4, { 'retry-after': '2' }),
  status(500, 4),
  status(502, 4),
  status(503, 4),
  {
    name: 'timeout',
    respond: () => new Promise<Response>(() => {}),
    error: 'ApiTimeoutError',
    attempts: 1,
    deadline: TIMEOUT_MS,
  },
  {
    name: 'timeout in the body',
    respond: (answer) => {
      let isStarted = false
      return stream(answer, (controller) => {
        if (isStarted) return new Promise(() => {})
        isStarted = true
        controller.enqueue(bytes('{'))
      })
    },
    error: 'ApiTimeoutError',
    attempts: 1,
    deadline: TIMEOUT_MS,
  },
  {
    name: 'no connection',
    respond: () => Promise.reject(new TypeError('fetch failed')),
    error: 'ApiRequestError',
    attempts: 4,
    deadline: PAUSES_MS,
  },
  {
    name: 'connection reset in the body',
    respond: (answer) => {
      let isStarted = false
      return stream(answer, (controller) => {
        if (isStarted) controller.error(new TypeError('terminated'))
        else controller.enqueue(bytes('{"'))
        isStarted = true
      })
    },
    error: 'ApiRequestError',
    attempts: 4,
    deadline: PAUSES_MS,
  },
  unreadable('empty body', (answer) => {
    const headers = { 'content-type': toType(answer) }
    return new Response('', { headers })
  }),
  unreadable('no content', () => new Response(null, { status: 204 })),
  unreadable('HTML', () => {
    const headers = { 'content-type': 'text/html' }
    return new Response('<!doctype html><title>Sign in</title>', { headers })
  }),
  unreadable('truncated JSON', (answer) =>
    answer instanceof Blob
      ? Response.json({})
      : new Response(JSON.stringify(answer).slice(0, -1)),
  ),
  unreadable(
    'no UTF-8',
    () => new Response(new Uint8Array([0x22, 0xff, 0x22])),
  ),
  unreadable('another JSON', () => Response.json(7)),
  unreadable('null', () => Response.json(null)),
  {
    ...unreadable('wrong types', (answer) => Response.json(swap(answer, [{}]))),
    error: 'ApiResponseError or partial',
  },
  {
    ...unreadable('nulls', (answer) => Response.json(swap(answer, null))),
    error: 'ApiResponseError or partial',
  },
  {
    name: 'extra fields',
    respond: (answer) =>
      answer instanceof Blob
        ? new Response(answer, { headers: { 'x-more': '1' } })
        : Response.json(addMembers(answer)),
    error: undefined,
    attempts: 1,
    deadline: 0,
  },
  // As good as the unmodified one, except for its length.
  unreadable('huge body', async (answer) => {
    const isBlob = answer instanceof Blob
    const text = isBlob ? await answer.text() : JSON.stringify(answer)
    let parts = 0
    return stream(answer, (controller) => {
      controller.enqueue(parts === 0 ? bytes(text) : space)
      if (++parts === 6) controller.close()
    })
  }),
  unreadable('JSON-RPC error in a 200', () =>
    Response.json({
      jsonrpc: '2.0',
      id: 1,
      error: { code: -32_000, message: 'out of gas' },
    }),
  ),
  {
    name: 'huge body of a refusal',
    respond: (answer) => stream(answer, (to) => to.enqueue(space), 400),
    error: 'ApiRequestError',
    status: 400,
    attempts: 1,
    deadline: 0,
  },
  {
    name: 'timeout in the body of a refusal',
    respond: (answer) => stream(answer, () => new Promise(() => {}), 400),
    error: 'ApiTimeoutError',
    attempts: 1,
    deadline: TIMEOUT_MS,
  },
]

/** Faults specific to JSON-RPC. */
export const rpcFaults: readonly ApiFault[] = [
  unreadable('wrong id', () =>
    Response.json({ jsonrpc: '2.0', id: 2, result: '0x1' }),
  ),
  unreadable('no id', () => Response.json({ jsonrpc: '2.0', result: '0x1' })),
  unreadable('neither result nor error', () =>
    Response.json({ jsonrpc: '2.0', id: 1 }),
  ),
  unreadable('an error that is text', () =>
    Response.json({ jsonrpc: '2.0', id: 1, error: 'failed' }),
  ),
  unreadable('a batch', () =>
    Response.json([{ jsonrpc: '2.0', id: 1, result: '0x1' }]),
  ),
]

/** Returns the response with every primitive value replaced. */
function swap(value: unknown, by: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => swap(item, by))
  if (typeof value !== 'object' || value === null) return by
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, swap(item, by)]),
  )
}

/** Returns the response with one more member in every object of fixed shape. */
function addMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(addMembers)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const isMap = entries.some(([key]) => /^\d/.test(key))
  const grown = entries.map(([key, item]) => [
    key,
    key === 'data' && !Array.isArray(item) ? item : addMembers(item),
  ])
  return {
    ...Object.fromEntries(grown),
    ...(isMap ? {} : { more: { a: [1] } }),
  }
}
