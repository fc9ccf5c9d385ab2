import assert from 'node:assert/strict'
import { shortened } from './expectAccount.js'
import { openModal } from './openModal.js'
import { watchPage } from './watchPage.js'

/**
 * Number of changes of the route after one press of Back, at most: Next writes
 * its own state into the entry after each of ours. A loop makes hundreds.
 */
const MAX_CHANGES = 8

/**
 * Uses an app whose router redirects when a wallet connects and disconnects,
 * and presses Back after each.
 *
 * @param {{
 *   browser: import('@playwright/test').Browser
 *   url: string
 *   what: string
 * }} parameters
 */
export async function checkRouted({ browser, url, what }) {
  for (const how of ['push', 'replace', 'push-bare', 'replace-bare']) {
    const { context, expectSilence, page } = await watchPage(browser)
    try {
      await page.addInitScript(countChanges)
      const at = (/** @type {string} */ path) =>
        page.getByRole('heading', { exact: true, name: path }).waitFor()
      const section = page.locator('section')
      await page.goto(`${url}/routed/${how}/start`)
      await at('/start')
      const toLogin = section.getByRole('button', { name: 'To login' })
      // Until its script has run, a click on the server's markup does nothing.
      await page.waitForLoadState('networkidle')
      await toLogin.click()
      await at('/login')
      const connect = section.getByRole('button', { name: 'Connect wallet' })
      const dialog = await openModal(connect)
      await page.getByRole('button', { name: /^Test Wallet/ }).click()
      await at('/account')
      await dialog.waitFor({ state: 'hidden' })
      const isReplaced = how.startsWith('replace')
      await back(page, `${what}, ${how}, connected`)
      await at(isReplaced ? '/start' : '/account')
      if (isReplaced) {
        await page.evaluate(() => history.forward())
        await at('/account')
      }
      const account = section.locator('button[data-latchkey]', {
        hasText: shortened,
      })
      await openModal(account)
      await dialog.getByRole('button', { name: /^Disconnect/ }).click()
      await at('/login')
      await dialog.waitFor({ state: 'hidden' })
      await back(page, `${what}, ${how}, disconnected`)
      await at(isReplaced ? '/start' : '/login')
      expectSilence(`${what}, ${how}`)
    } finally {
      await context.close()
    }
  }
}

/** Counts what the router does and hears. Runs in the page. */
function countChanges() {
  const counter = { changes: 0 }
  Object.assign(window, { counter })
  for (const name of /** @type {const} */ (['pushState', 'replaceState'])) {
    const original = history[name]
    history[name] = (...parameters) => {
      counter.changes += 1
      return original.apply(history, parameters)
    }
  }
  addEventListener('popstate', () => {
    counter.changes += 1
  })
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} when
 */
async function back(page, when) {
  const read = () =>
    page.evaluate(() => /** @type {any} */ (window).counter.changes)
  const before = await settle(read)
  await page.evaluate(() => history.back())
  const changes = (await settle(read)) - before
  assert.ok(changes <= MAX_CHANGES, `${changes} changes of the route: ${when}`)
}

/**
 * Waits until nothing changes for half a second.
 *
 * @param {() => Promise<number>} read
 */
async function settle(read) {
  for (let tries = 0; tries < 20; tries++) {
    const before = await read()
    await new Promise((resolve) => setTimeout(resolve, 500))
    if ((await read()) === before) return before
  }
  return assert.fail('The route never settles.')
}
