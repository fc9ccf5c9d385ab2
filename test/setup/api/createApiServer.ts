import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { createApiClient } from '../../../src/api/createApiClient.js'
import { hosts } from './apiEndpoints.js'
import type { createApiStub, StubRequest } from './createApiStub.js'

/**
 * The API client on the `fetch` of the platform, with services that msw puts
 * on the network. `answer` is as that of `createApiStub`; where it rejects,
 * the connection fails.
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
