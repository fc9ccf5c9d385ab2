import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'

type Provider = 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord'

/** IDs of users that exist from the start. */
export const people = { ada: '1001', ben: '1002' } as const

export const openLogins = (page: Page) =>
  page.locator('summary', { hasText: 'Social login' }).click()

/** Starts a login and returns its window, which shows the provider by then. */
export async function openWindow(page: Page, provider: Provider) {
  // A page that isolates its windows emits no popup, but the context gets a
  // page.
  const opening = page.context().waitForEvent('page')
  await page.getByTestId(`social-${provider}`).click()
  const popup = await opening
  await expect(popup).toHaveURL(new RegExp(`/${provider}/authorize`))
  return popup
}

/** Chooses the user who logs in; without one, rejects. */
export function choose(popup: Page, sub?: string | undefined) {
  return popup.locator(sub ? `button[value="${sub}"]` : 'button.no').click()
}

/** Approves or rejects a Farcaster login by its URL. */
export async function answerFarcaster(
  page: Page,
  url: string,
  fid?: number | undefined,
) {
  const other = await page.context().newPage()
  await other.goto(url)
  await choose(other, fid === undefined ? undefined : String(fid))
  await other.getByRole('status').waitFor()
  await other.close()
}

/**
 * Serves the same pages with headers that some apps send.
 *
 * @param local - replaces parts of `local.json`
 */
export async function serveWith(
  url: string,
  headers: Record<string, string>,
  local?: object,
) {
  const { hostname, port } = new URL(url)
  const server = createServer(async (request, response) => {
    const answer = await fetch(`http://localhost:${port}${request.url}`)
    const policy = answer.headers.get('content-security-policy')
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? '',
      ...(policy && { 'content-security-policy': policy }),
      ...headers,
    })
    const body = Buffer.from(await answer.arrayBuffer())
    const isLocal = local && request.url === '/local.json'
    response.end(
      isLocal
        ? JSON.stringify({ ...JSON.parse(body.toString()), ...local })
        : body,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = (server.address() as AddressInfo).port
  return {
    url: url.replace(`${hostname}:${port}`, `${hostname}:${own}`),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
