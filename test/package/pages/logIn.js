import assert from 'node:assert/strict'

/**
 * Lets a browser reach the page, the server and the public nodes, and nothing
 * else.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {{ origin: string, server: import('./startLocalServer.js').LocalServer }} parameters
 */
export async function limitNetwork(context, { origin, server }) {
  await context.route('**', async (route) => {
    const { href, origin: asked } = new URL(route.request().url())
    if (asked === origin || asked === server.origin) return route.continue()
    const node = server.nodes[href]
    if (!node) return route.abort()
    const body = route.request().postData()
    const headers = {
      'access-control-allow-headers': '*',
      'access-control-allow-origin': '*',
    }
    if (body === null) return route.fulfill({ headers, status: 204 })
    const answer = await fetch(node, {
      ...{ body, method: 'POST' },
      headers: { 'content-type': 'application/json' },
    })
    return route.fulfill({
      body: await answer.text(),
      contentType: 'application/json',
      headers,
    })
  })
}

/**
 * Types an email address and the code that the server prints, in the modal or
 * in a form of the page.
 *
 * @param {import('@playwright/test').Page} page
 * @param {import('./startLocalServer.js').LocalServer} server
 */
export async function enterEmail(page, server) {
  const email = `ada.${crypto.randomUUID()}@example.com`
  const field = page.getByLabel('Email').or(page.getByPlaceholder('email'))
  await field.first().fill(email)
  await page.keyboard.press('Enter')
  const code = page.getByLabel('Code').or(page.getByPlaceholder('otp')).first()
  await code.waitFor({ timeout: 30_000 })
  await code.fill(await server.readCode(email))
  // The modal sends a whole code by itself.
  if (await code.isVisible()) await code.press('Enter').catch(() => {})
}

/**
 * Logs in by email, in the modal or in a form of the page, and expects an
 * account on the app's network without a complaint.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{
 *   account: import('@playwright/test').Locator
 *   first?: import('@playwright/test').Locator | undefined
 *   server: import('./startLocalServer.js').LocalServer
 * }} parameters - `first` opens the login, `account` is shown after it.
 */
export async function logInByEmail(page, { account, first, server }) {
  await first?.click()
  await enterEmail(page, server)
  await account.first().waitFor({ timeout: 30_000 })
  // Balances are there, or their failure is.
  await page.waitForTimeout(2_000)
  const text = await page.locator('body').textContent()
  assert.doesNotMatch(
    text ?? '',
    /Network Not Found|doesn't support|has no node/,
  )
  const alerts = await page.getByRole('alert').allInnerTexts()
  assert.deepEqual(
    alerts.filter((alert) => alert.trim()),
    [],
  )
}
