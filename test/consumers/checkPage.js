import assert from 'node:assert/strict'
import { openModal } from './openModal.js'
import { watchPage } from './watchPage.js'

/**
 * A built page without a server: the button is there and opens the modal.
 *
 * @param {{
 *   browser: import('@playwright/test').Browser
 *   url: string
 * }} parameters
 */
export async function checkPage({ browser, url }) {
  const { context, expectSilence, page } = await watchPage(browser)
  await page.goto(url)
  const dialog = await openModal(
    page.getByRole('button', { name: 'Connect wallet' }),
  )
  await page.getByRole('dialog', { name: 'Connect' }).waitFor()
  const position = await dialog.evaluate(
    (element) => getComputedStyle(element).position,
  )
  assert.equal(position, 'fixed', 'the style sheet is there')
  expectSilence('a built page')
  await context.close()
}
