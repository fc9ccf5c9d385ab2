import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures.js'
import { getDevAccount, injectWallet } from './injectWallet.js'
import { openStage } from './openStage.js'

/** Widths of our buttons by their name, in px. */
const readWidths = (page: Page) =>
  page
    .locator('.lk-open-button')
    .evaluateAll((buttons) =>
      Object.fromEntries(
        buttons.map((button) => [
          button.getAttribute('aria-label') ?? button.textContent,
          Math.round(button.getBoundingClientRect().width),
        ]),
      ),
    )

test('behavior: buttons keep their own width in a column that stretches its items', async ({
  local,
  page,
}) => {
  await injectWallet(page, local, getDevAccount(7))
  const { dialog, opener } = await openStage(page, local, 'buttons')
  await opener.click()
  await dialog.getByRole('button', { name: /Test/ }).click()
  await expect(page.locator('.lk-open-button')).toHaveCount(4)
  await expect(dialog).toBeHidden()
  await expect(page.locator('.lk-open-button[aria-busy]')).toHaveCount(0)
  await expect(page.locator('.lk-open-balance')).toBeVisible()
  const own = await readWidths(page)
  expect(Math.max(...Object.values(own))).toBeLessThan(360)

  await openStage(page, local, 'buttons&css=column')
  await expect(page.locator('.lk-open-button')).toHaveCount(4)
  await expect(page.locator('.lk-open-balance')).toBeVisible()
  await expect(page.locator('.lk-open-button[aria-busy]')).toHaveCount(0)
  expect(await readWidths(page)).toEqual(own)
})
