import { createApiClient } from '../../../src/api/createApiClient.js'
import { type ApiEndpoint, hosts } from './apiEndpoints.js'

export type StubRequest = {
  method: string
  url: URL
  body: string
  type: string | null
  signal: AbortSignal | null | undefined
}

/**
 * Creates the API client with services whose responses the test provides. The
 * list of networks is served as long as `answer` returns nothing for it.
 */
export function createApiStub(
  answer: (
    request: StubRequest,
  ) => Response | Promise<Response> | undefined | Promise<undefined>,
  parameters: Partial<createApiClient.Parameters> = {},
): { api: ReturnType<typeof createApiClient>; requests: StubRequest[] } {
  const requests: StubRequest[] = []
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const request = {
      method: init.method ?? 'GET',
      url: new URL(String(input)),
      body: String(init.body ?? ''),
      type: new Headers(init.headers).get('content-type'),
      signal: init.signal,
    }
    requests.push(request)
    const response = await answer(request)
    if (response) return response
    return Response.json({ http: ['eip155:31337'], ws: [] })
  }
  const api = createApiClient({
    projectId: 'test',
    hosts,
    fetch,
    ...parameters,
  })
  return { api, requests }
}

/**
 * Whether a request is for this endpoint, not for the list of networks before
 * it.
 */
export function isRequestOf(endpoint: ApiEndpoint, { url }: StubRequest) {
  return url.href.startsWith(`${hosts[endpoint.host]}${endpoint.path}`)
}

/** Returns the correct response of an endpoint. */
export function toResponse({ answer }: ApiEndpoint) {
  return answer instanceof Blob ? new Response(answer) : Response.json(answer)
}
