import type { Page } from '@playwright/test'
import type { Kit } from 'latchkey'
import { findViolations } from '../e2e/axe.js'
import { expect, newEmail, test } from '../e2e/fixtures.js'
import { getDevAccount, injectWallet } from './injectWallet.js'

declare global {
  /** What the stage page exposes. */
  var stage: { kit: Kit }
}

const looks = [
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 390 },
] as const

/** What one reaches with a wallet connected. */
const views = [
  'Account',
  'ProfileWallets',
  'Networks',
  'WalletReceive',
  'WalletSend',
  'WalletSendSelectToken',
] as const

for (const { theme, width } of looks) {
  const look = `${theme}, ${width} px`

  test.describe(look, () => {
    test.beforeEach(async ({ local, page }) => {
      await page.setViewportSize({ height: 800, width })
      // Colours are measured where they end, not on their way.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await injectWallet(page, local, getDevAccount(7))
      await page.goto(`${local.urls.stage}/?theme=${theme}&host`)
    })

    test(`default: the way in, ${look}`, async ({ page, services }) => {
      await openConnect(page)
      await expectNone(page, 'Connect')
      const email = newEmail()
      await dialogOf(page).getByLabel(/email/i).fill(email)
      await expectNone(page, 'Connect with an address')
      await page.keyboard.press('Enter')
      await services.code(email)
      await expect(dialogOf(page).getByRole('textbox').first()).toBeVisible()
      await expectNone(page, 'EmailVerifyOtp')
    })

    test(`default: with a wallet, ${look}`, async ({ page }) => {
      await openConnect(page)
      await dialogOf(page)
        .getByRole('button', { name: /Test Wallet/ })
        .click()
      await expect(dialogOf(page)).toBeHidden()
      await expectNone(page, 'the button, connected')
      for (const view of views) {
        await page.evaluate((view) => {
          const { kit } = globalThis.stage
          kit.store.set(kit.atoms.modal, (state) => ({
            ...state,
            isOpen: true,
            stack: [{ view: 'Account' }, { view }],
          }))
        }, view)
        await expectNone(page, view)
      }
    })
  })
}

const dialogOf = (page: Page) => page.locator('dialog.lk-dialog')

async function openConnect(page: Page) {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect(
    dialogOf(page).getByRole('button', { name: /Test Wallet/ }),
  ).toBeVisible()
}

/** Once nothing in the dialog is on its way any more. */
async function expectNone(page: Page, name: string) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect([name, ...(await findViolations(page))]).toEqual([name])
}
