import type { Route } from '@playwright/test'
import { fetchLocal } from '../../packages/devnet/test/fetchLocal.js'

/**
 * Lets the server answer a request that a test has caught, and changes the JSON
 * of the answer. Playwright itself does not find names under `localhost`.
 */
export async function changeAnswer(
  route: Route,
  // biome-ignore lint/suspicious/noExplicitAny: the answer of a service
  change: (body: any) => unknown,
): Promise<void> {
  const request = route.request()
  const posted = request.postDataBuffer()
  const response = await fetchLocal(request.url(), {
    headers: await request.allHeaders(),
    method: request.method(),
    ...(posted && { body: new Uint8Array(posted) }),
  })
  const { status } = response
  const headers = Object.fromEntries(response.headers)
  delete headers['content-length']
  const body = Buffer.from(await response.arrayBuffer())
  if (!headers['content-type']?.includes('json'))
    return route.fulfill({ body, headers, status })
  const json = change(JSON.parse(body.toString()))
  return route.fulfill({ headers, json, status })
}
