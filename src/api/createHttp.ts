import { createBreaker } from './createBreaker.js'
import { createFlights } from './createFlights.js'
import { defaultSdk } from './defaultSdk.js'
import { fetchBody } from './fetchBody.js'
import { parseJson } from './parseJson.js'
import { readImage } from './readImage.js'
import { readText } from './readText.js'
import { withRetry } from './withRetry.js'

export type Http = {
  /** Deduplicated while in flight, and retried. */
  get(parameters: HttpRequest): Promise<unknown>
  /** A picture: deduplicated and retried too. */
  getImage(parameters: HttpRequest): Promise<Blob>
  /** Sent once, unless it is marked as a read. */
  post(
    parameters: HttpRequest & {
      body: unknown
      contentType?: string | undefined
      /** It changes nothing, so it may be retried. */
      isRead?: boolean | undefined
    },
  ): Promise<unknown>
}

export type HttpRequest = {
  host: string
  path: string
  /** A GET past caches, and past an equal one that is under way. */
  isFresh?: boolean | undefined
  query?: Record<string, string | undefined> | undefined
  signal?: AbortSignal | undefined
}

/** What the API is told about this package. */
export type Sdk = {
  /** `st`, default `latchkey`. */
  type?: string | undefined
  /** `sv`, `<framework>-<adapters>-<version>`, default `react-wagmi-…`. */
  version?: string | undefined
}

/**
 * The one place where the API's requests are made: standard parameters,
 * deadline, retries, breaker and the translation of failures.
 */
export function createHttp(parameters: createHttp.Parameters): Http {
  const { apiHost, getClientId, projectId, sdk } = parameters
  const breaker = createBreaker()
  const flights = createFlights()

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
        // Looked up late, so that a page's or a test's replacement is used.
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
    return flights.join(
      url.href,
      (signal) => run({ read, signal, url }),
      signal,
    )
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
    /** Host that is told the client's id. */
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
