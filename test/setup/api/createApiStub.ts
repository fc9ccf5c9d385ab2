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
 * The API client, with services whose answers a test makes up. The list of
 * networks is served as long as `answer` gives nothing for it.
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

/** Whether a request is this endpoint's, and not the list of networks before. */
export function isRequestOf(endpoint: ApiEndpoint, { url }: StubRequest) {
  return url.href.startsWith(`${hosts[endpoint.host]}${endpoint.path}`)
}

/** The answer of an endpoint as it should be. */
export function toResponse({ answer }: ApiEndpoint) {
  return answer instanceof Blob ? new Response(answer) : Response.json(answer)
}
