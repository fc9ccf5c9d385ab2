import assert from 'node:assert/strict'
import { privateKeyToAccount } from 'viem/accounts'
import { address } from './expectAccount.js'
import { prepareBrowser } from './prepareBrowser.js'
import { prepareSolana } from './prepareSolana.js'

const account = privateKeyToAccount(`0x${'1'.repeat(64)}`)

/**
 * Opens a page, and records each complaint of the browser and each request to
 * another machine.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} [chainId] - Chain ID of the test wallet, in hex.
 */
export async function watchPage(browser, chainId = '0x7a69') {
  const context = await browser.newContext()
  await context.exposeFunction(
    'signWithTestKey',
    (/** @type {`0x${string}`} */ raw) =>
      account.signMessage({ message: { raw } }),
  )
  await context.addInitScript(prepareBrowser, { address, chainId })
  await context.addInitScript(prepareSolana)
  /** @type {string[]} */
  const complaints = []
  await context.route(
    ({ hostname }) => !/^(localhost|127\.0\.0\.1)$/.test(hostname),
    (route) => {
      complaints.push(`request to ${route.request().url()}`)
      return route.abort()
    },
  )
  const page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    if (reason !== 'net::ERR_ABORTED')
      complaints.push(`${request.url()} ${reason}`)
  })
  page.on('console', (message) => {
    const text = message.text()
    if (['error', 'warning'].includes(message.type()) || /hydrat/i.test(text))
      complaints.push(`${message.type()}: ${text}`)
  })
  return {
    complaints,
    context,
    page,
    /** @param {string} when */
    expectSilence(when) {
      assert.deepEqual(complaints, [], `The browser complains: ${when}`)
    },
  }
}
