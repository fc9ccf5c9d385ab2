import assert from 'node:assert/strict'
import { watchPage } from './watchPage.js'

/** A development server builds the page on request. */
const LOAD_TIMEOUT_MS = 120_000

const address = '9WzDXwBbmkg8ZTbMNqUxvQRAyrZzDsGYdLVL9zYtAWWM'

/**
 * Uses the Solana features of a page: a wallet connects, and web3.js reads its
 * SOL, its token and a blockhash, without polyfills for Node.
 *
 * @param {{
 *   browser: import('@playwright/test').Browser
 *   url: string
 *   what: string
 * }} parameters
 */
export async function checkSolana({ browser, url, what }) {
  const { context, expectSilence, page } = await watchPage(browser)
  await page.goto(url, { timeout: LOAD_TIMEOUT_MS })
  const button = page.getByRole('button', { name: 'Use Solana' })
  const output = page.getByRole('status')
  await button.waitFor()
  // Until its script has run, a click on the server's markup does nothing.
  for (let tries = 0; tries < 40 && !(await output.textContent()); tries++) {
    await button.click()
    await page.waitForTimeout(500)
  }
  assert.equal(
    await output.textContent(),
    `${address} 1500000000/9 2500000/6 11111111111111111111111111111111`,
    what,
  )
  assert.equal(await page.getByTestId('account').textContent(), address, what)
  const globals = await page.evaluate(() =>
    ['Buffer', 'process', 'global'].filter((name) => name in globalThis),
  )
  // Next adds its own `process`, whatever the app contains.
  const foreign = globals.filter((name) => name !== 'process')
  assert.deepEqual(foreign, [], `${what}: what stands in for Node`)
  expectSilence(what)
  await context.close()
}
