import { version } from '../version.js'
import { createFlights } from './createFlights.js'
import { fetchText } from './fetchText.js'
import { parseJson } from './parseJson.js'
import { withRetry } from './withRetry.js'

export type Http = {
  /** Deduplicated while in flight, and retried. */
  get(parameters: HttpRequest): Promise<unknown>
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
 * deadline, retries and the translation of failures.
 */
export function createHttp(parameters: createHttp.Parameters): Http {
  const { projectId, sdk } = parameters
  const flights = createFlights()

  function toUrl({ host, path, query = {} }: HttpRequest) {
    const url = new URL(`${host.replace(/\/+$/, '')}/${path}`)
    const standard = {
      st: sdk?.type ?? 'latchkey',
      sv: sdk?.version ?? `react-wagmi-${version}`,
      projectId,
    }
    for (const [key, value] of Object.entries({ ...query, ...standard }))
      if (value !== undefined) url.searchParams.set(key, value)
    return url.href
  }

  async function run(
    url: string,
    init: RequestInit,
    signal: AbortSignal | undefined,
  ) {
    // Looked up late, so that a page's or a test's replacement is used.
    const fetch = parameters.fetch ?? globalThis.fetch
    const answer = await fetchText({
      fetch,
      init: { ...init, credentials: 'omit' },
      signal,
      url,
    })
    return parseJson(answer)
  }

  return {
    get(request) {
      const url = toUrl(request)
      return flights.join(
        url,
        (signal) => withRetry(() => run(url, {}, signal), { signal }),
        request.signal,
      )
    },
    async post(request) {
      const { contentType = 'application/json', isRead = false } = request
      const url = toUrl(request)
      const { signal } = request
      const init = {
        method: 'POST',
        headers: { 'content-type': contentType },
        body: JSON.stringify(request.body),
      }
      if (!isRead) return run(url, init, signal)
      return withRetry(() => run(url, init, signal), { signal })
    },
  }
}

export declare namespace createHttp {
  type Parameters = {
    projectId: string
    sdk?: Sdk | undefined
    fetch?: typeof globalThis.fetch | undefined
  }
}
