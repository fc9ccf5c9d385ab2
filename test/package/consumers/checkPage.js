import assert from 'node:assert/strict'
import { openModal } from './openModal.js'
import { watchPage } from './watchPage.js'

/** The message for developers; users see it in the modal. */
const missing =
  'warning: Latchkey: the connector "walletConnect" is left out, because the package it needs is not installed. Run `npm install --save-exact @walletconnect/ethereum-provider@2.21.8`.'

/**
 * Checks a built page without a server: the button is rendered and opens the
 * modal, and WalletConnect, whose package is not installed, fails with a
 * message that says so.
 *
 * @param {{
 *   browser: import('@playwright/test').Browser
 *   url: string
 * }} parameters
 */
export async function checkPage({ browser, url }) {
  const { complaints, context, expectSilence, page } = await watchPage(browser)
  await page.goto(url)
  const dialog = await openModal(
    page.getByRole('button', { name: 'Connect wallet' }),
  )
  await page.getByRole('dialog', { name: 'Connect' }).waitFor()
  // The shell that stands in for it while it loads is none.
  await page.locator('dialog[open]').waitFor()
  const position = await dialog.evaluate(
    (element) => getComputedStyle(element).position,
  )
  assert.equal(position, 'fixed', 'the style sheet is there')
  expectSilence('a built page')

  await dialog.getByRole('button', { name: 'WalletConnect' }).click()
  await dialog
    .getByText(
      'WalletConnect is not installed. Run `npm install --save-exact @walletconnect/ethereum-provider@2.21.8`',
    )
    .waitFor()
  assert.equal(
    await page.locator('output').textContent(),
    'PackageMissingError',
  )
  assert.deepEqual(complaints.splice(0), [missing])
  await context.close()
}
