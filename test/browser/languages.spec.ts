import type { Page } from '@playwright/test'
import type { ModalEntry, ModalView } from 'latchkey'
import { findViolations } from '../e2e/axe.js'
import { expect, test } from '../e2e/fixtures.js'
import { getDevAccount, injectWallet } from './injectWallet.js'

const looks = [
  { theme: 'dark', width: 1280 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 1280 },
  { theme: 'light', width: 390 },
] as const

/** Views that can be opened with a connected wallet, of every kind. */
const views = [
  'Account',
  'AccountSettings',
  'Transactions',
  'ProfileWallets',
  'Networks',
  'WalletReceive',
  'WalletSend',
  'WalletSendSelectToken',
  'WalletSendPreview',
  'Swap',
  'OnRampProviders',
  'RegisterAccountName',
  'WhatIsAWallet',
  'GetWallet',
] as const

const languages = {
  ar: { button: 'ربط المحفظة', direction: 'rtl', title: 'ربط محفظة' },
  'de-AT': { button: 'Wallet verbinden', direction: 'ltr', title: 'Verbinden' },
} as const

for (const [locale, { button, direction, title }] of Object.entries(languages))
  test.describe(locale, () => {
    test.use({ locale })

    test(`default: the modal speaks what the browser does, ${locale} @long`, async ({
      local,
      page,
    }) => {
      test.setTimeout(240_000)
      await injectWallet(page, local, getDevAccount(7))
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(local.urls.stage)
      await page.getByRole('button', { name: button }).click()
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toHaveAttribute('lang', locale.slice(0, 2))
      await expect(dialog).toHaveCSS('direction', direction)
      await dialog.getByRole('button', { name: /Test Wallet/ }).click()
      await expect(dialog).toBeHidden()
      for (const { theme, width } of looks) {
        await page.setViewportSize({ height: 800, width })
        for (const view of ['Connect', ...views] as const) {
          await show(page, view, theme)
          await expectWell(page, `${view}, ${theme}, ${width} px`)
        }
      }
    })
  })

const dialogOf = (page: Page) => page.locator('dialog.lk-dialog')

/** Opens a view directly, without the steps that lead to it. */
async function show(page: Page, view: ModalView, mode: 'dark' | 'light') {
  await page.evaluate(
    ({ mode, to, view }) => {
      const { kit } = globalThis.stage
      const { modal, sendDraft, theme } = kit.atoms
      kit.store.set(theme, (state) => ({ ...state, mode }))
      kit.store.set(sendDraft, (draft) => ({
        ...draft,
        amount: '1234.5',
        to,
        token: 'native',
      }))
      kit.store.set(modal, (state) => ({
        ...state,
        isOpen: true,
        stack: [...state.stack.slice(0, 1), { view } as ModalEntry],
      }))
    },
    { mode, to: getDevAccount(3).address, view },
  )
}

/** Expects that nothing is cut off or overflows, and that axe finds nothing. */
async function expectWell(page: Page, name: string) {
  const dialog = dialogOf(page)
  const busy = page.locator('[aria-busy=true]:not(.lk-open-button)')
  await expect(busy).toHaveCount(0)
  const wide = await dialog.evaluate((element) =>
    [
      document.documentElement,
      ...element.querySelectorAll('.lk-body, .lk-card'),
    ]
      .filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth)
      .map(({ className }) => className),
  )
  expect([name, ...wide]).toEqual([name])
  const violations = await findViolations(page, 'dialog[data-latchkey]')
  expect([name, ...violations]).toEqual([name])
}
