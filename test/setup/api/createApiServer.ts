import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { createApiClient } from '../../../src/api/createApiClient.js'
import { hosts } from './apiEndpoints.js'
import type { createApiStub, StubRequest } from './createApiStub.js'

/**
 * Creates the API client on the platform's `fetch`, with services that msw
 * mocks on the network. `answer` is the same as for `createApiStub`; if it
 * rejects, the connection fails.
 */
export function createApiServer() {
  const server = setupServer()

  function serve(
    answer: Parameters<typeof createApiStub>[0],
  ): ReturnType<typeof createApiStub> {
    const requests: StubRequest[] = []
    server.resetHandlers(
      http.all('*', async ({ request }) => {
        const seen = {
          method: request.method,
          url: new URL(request.url),
          body: await request.text(),
          type: request.headers.get('content-type'),
          signal: request.signal,
        }
        requests.push(seen)
        try {
          const response = await answer(seen)
          return response ?? HttpResponse.json({ http: ['eip155:31337'] })
        } catch {
          return HttpResponse.error()
        }
      }),
    )
    return { api: createApiClient({ projectId: 'test', hosts }), requests }
  }

  return {
    listen: () => server.listen({ onUnhandledRequest: 'error' }),
    close: () => server.close(),
    serve,
  }
}
