import { ApiResponseError } from '../core/errors/api.js'
import { createSingleFlight } from '../core/promise/createSingleFlight.js'
import { defaultSdk } from '../version.js'
import { createBreaker } from './createBreaker.js'
import { fetchBody } from './fetchBody.js'
import { readBytes } from './readBytes.js'
import { readImage } from './readImage.js'
import { withRetry } from './withRetry.js'

export type Http = {
  /** Deduplicated while in flight, and retried. */
  get(parameters: HttpRequest): Promise<unknown>
  /** Fetches an image. Deduplicated and retried like `get`. */
  getImage(parameters: HttpRequest): Promise<Blob>
  /** Sent once, unless marked with `isRead`. */
  post(
    parameters: HttpRequest & {
      body: unknown
      contentType?: string | undefined
      /** Marks a POST without side effects, which may be retried. */
      isRead?: boolean | undefined
    },
  ): Promise<unknown>
}

export type HttpRequest = {
  host: string
  path: string
  /**
   * For a GET: bypasses caches and does not join an identical in-flight
   * request.
   */
  isFresh?: boolean | undefined
  query?: Record<string, string | undefined> | undefined
  signal?: AbortSignal | undefined
}

/** SDK identification sent to the API. */
export type Sdk = {
  /** Query parameter `st`, default `latchkey`. */
  type?: string | undefined
  /**
   * Query parameter `sv`, `<framework>-<adapters>-<version>`, default
   * `react-wagmi-…`.
   */
  version?: string | undefined
}

/**
 * Creates the HTTP layer of the API client: standard query parameters,
 * timeout, retries, circuit breaker and error translation.
 */
export function createHttp(parameters: createHttp.Parameters): Http {
  const { apiHost, getClientId, projectId, sdk } = parameters
  const breaker = createBreaker()
  const join = createSingleFlight()

  function toUrl({ host, path, query = {} }: HttpRequest) {
    const url = new URL(`${host.replace(/\/+$/, '')}/${path}`)
    const standard = {
      st: sdk?.type ?? defaultSdk.type,
      sv: sdk?.version ?? defaultSdk.version,
      projectId,
      clientId: (host === apiHost && getClientId?.()) || undefined,
    }
    for (const [key, value] of Object.entries({ ...query, ...standard }))
      if (value !== undefined) url.searchParams.set(key, value)
    return url
  }

  function run<value>(request: Run<value>): Promise<value> {
    const { init = {}, isRepeated = true, read, signal, url } = request
    const once = () =>
      fetchBody({
        // Read `globalThis.fetch` per request so that a later replacement,
        // such as a test's, is used.
        fetch: parameters.fetch ?? globalThis.fetch,
        init: { ...init, credentials: 'omit' },
        read,
        signal,
        url: url.href,
      })
    return breaker.run(url.host, ({ isTrial }) =>
      isRepeated && !isTrial ? withRetry(once, { signal }) : once(),
    )
  }

  function get<value>(
    request: HttpRequest,
    read: (response: Response) => Promise<value>,
  ) {
    const url = toUrl(request)
    const { isFresh, signal } = request
    if (isFresh) return run({ init: { cache: 'no-store' }, read, signal, url })
    return join({
      key: url.href,
      run: (flight) => run({ read, signal: flight.signal, url }),
      signal,
    })
  }

  return {
    get: (request) => get(request, readJson),
    getImage: (request) => get(request, readImage),
    async post(request) {
      const { body, contentType = 'application/json', signal } = request
      return run({
        init: {
          method: 'POST',
          headers: { 'content-type': contentType },
          body: JSON.stringify(body),
        },
        isRepeated: request.isRead ?? false,
        read: readJson,
        signal,
        url: toUrl(request),
      })
    },
  }
}

export declare namespace createHttp {
  type Parameters = {
    projectId: string
    /** The only host that receives the client ID. */
    apiHost?: string | undefined
    fetch?: typeof globalThis.fetch | undefined
    getClientId?: (() => string | undefined) | undefined
    sdk?: Sdk | undefined
  }
}

type Run<value> = {
  init?: RequestInit
  isRepeated?: boolean
  read: (response: Response) => Promise<value>
  signal: AbortSignal | undefined
  url: URL
}

async function readJson(response: Response) {
  const { status } = response
  return parseJson({ status, text: await readText(response) })
}

/** @throws ApiResponseError when the text is empty or not JSON */
function parseJson(parameters: { status: number; text: string }): unknown {
  const { status, text } = parameters
  try {
    return JSON.parse(text)
  } catch (cause) {
    const details = text.trim() ? 'The body is not JSON' : 'The body is empty'
    throw new ApiResponseError({ cause, details, status })
  }
}

/** Larger than any response of the API. */
const BODY_MAX_BYTES = 4_194_304

/**
 * Reads a body as UTF-8 text.
 *
 * @throws ApiRequestError when the connection drops
 * @throws ApiResponseError when the body is over 4 MiB or not UTF-8
 */
async function readText(response: Response): Promise<string> {
  const { status } = response
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  function decode(part?: Uint8Array<ArrayBuffer>) {
    try {
      text += decoder.decode(part, { stream: part !== undefined })
    } catch (cause) {
      const details = 'The body is not UTF-8'
      throw new ApiResponseError({ cause, details, status })
    }
  }
  const maxBytes = BODY_MAX_BYTES
  if (!(await readBytes(response, { maxBytes, onPart: decode })))
    throw new ApiResponseError({ details: 'The body is too large', status })
  decode()
  return text
}
