import type { Locator, Page } from '@playwright/test'
import { approve as approveCard } from '../e2e/fixtures.js'
import { expect } from './fixtures.js'
import type { Place } from './place.js'

/** The dialog in front. */
export const dialogOf = (page: Page) =>
  page.getByRole('dialog').filter({ visible: true }).last()

/** Presses a button, tab or row of the dialog by the words on it. */
export async function press(page: Page, name: string | RegExp) {
  const dialog = dialogOf(page)
  const target = dialog
    .getByRole('button', { exact: true, name })
    .or(dialog.getByRole('tab', { exact: true, name }))
    .or(dialog.getByRole('link', { exact: true, name }))
    .first()
  await target.click()
  await expectSound(page)
}

/**
 * Expects what no user should ever see to be absent: a blank dialog, a view
 * that says that it is not there, a page that scrolls sideways.
 */
export async function expectSound(page: Page) {
  const dialog = page.locator('dialog[open].lk-dialog')
  await expect
    .poll(
      async () => {
        // None is fine too: the press has closed it.
        if (!(await dialog.count())) return 'closed'
        const text = await dialog
          .first()
          .textContent({ timeout: 1_000 })
          .catch(() => 'closed')
        return text?.trim() ?? ''
      },
      { message: 'a blank dialog, or one that says it is not there' },
    )
    .not.toMatch(
      /^$|(isn['’]t|not) available|not supported|something went wrong/i,
    )
}

let count = 0
export function newEmail() {
  count += 1
  return `front.${process.pid}.${Date.now()}.${count}@example.com`
}

/** Opens a page as somebody types its address. */
export async function visit(page: Page, url: string) {
  await page.goto(url)
  await expect(page.locator('body')).toContainText(/\w/)
}

export const connectButton = (page: Page) =>
  page.getByRole('button', { name: 'Connect wallet' }).first()
export const accountButton = (page: Page) =>
  page.getByRole('button', { name: /^Account / }).first()

/** Reads the newest code for an address in the mailbox. */
export async function readCode(page: Page, place: Place, email: string) {
  const mailbox = await page.context().newPage()
  await mailbox.goto(place.mailbox)
  const mail = mailbox.locator('article').filter({ hasText: email }).first()
  await expect(mail).toContainText(/\d{6}/)
  const [code = ''] = /\b\d{6}\b/.exec((await mail.textContent()) ?? '') ?? []
  await mailbox.close()
  return code
}

export async function typeEmail(page: Page, email: string) {
  const field = dialogOf(page).getByRole('textbox', { name: 'Email address' })
  await field.fill(email)
  await press(page, 'Continue with email')
}

export async function typeCode(page: Page, code: string) {
  await dialogOf(page)
    .getByRole('textbox', { exact: true, name: 'Code' })
    .fill(code)
}

/** Connects by email; the account stays open. */
export async function logIn(page: Page, place: Place, email = newEmail()) {
  await connectButton(page).click()
  await typeEmail(page, email)
  await typeCode(page, await readCode(page, place, email))
  await expectAccount(page)
  return email
}

/** The account view, with a balance. */
export async function expectAccount(page: Page) {
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('heading', { name: 'Account' })).toBeVisible({
    timeout: 40_000,
  })
  await expect(dialog).toContainText(/\d (ETH|USDL|SOL)/, { timeout: 40_000 })
}

export async function openAccount(page: Page) {
  await accountButton(page).click()
  await expectAccount(page)
}

export async function close(page: Page) {
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('dialog[open].lk-dialog')).toHaveCount(0)
}

/** Presses Back until the account is there. */
export async function backToAccount(page: Page) {
  const heading = dialogOf(page).getByRole('heading', {
    exact: true,
    name: 'Account',
  })
  for (let step = 0; step < 4; step++) {
    if (await heading.isVisible()) return
    await dialogOf(page)
      .getByRole('button', { exact: true, name: 'Back' })
      .click()
    await page.waitForTimeout(400)
  }
  await expect(heading).toBeVisible()
}

/** Reloads, and expects the same account to be connected. */
export async function reload(page: Page) {
  const name = (await accountButton(page).getAttribute('aria-label')) ?? ''
  await page.reload()
  await expect(accountButton(page)).toHaveAttribute('aria-label', name, {
    timeout: 30_000,
  })
}

export async function logOut(page: Page) {
  await openAccount(page)
  await dialogOf(page)
    .getByRole('button', { name: /^Disconnect/ })
    .first()
    .click()
  await expect(connectButton(page)).toBeVisible()
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
}

/** Reads the secure card and approves. */
export const approve = (page: Page) => approveCard(page)

/** What opens in a window of its own when this is pressed. */
export async function opened(page: Page, by: () => Promise<unknown>) {
  const opening = page.context().waitForEvent('page')
  await by()
  const window = await opening
  await window.waitForLoadState('domcontentloaded')
  return window
}

/** A field by its words. */
export const fieldOf = (page: Page, name: string | RegExp): Locator =>
  dialogOf(page).getByRole('textbox', { name })

/** The review of the kit, where there is one, and the secure card. */
export async function approveAny(page: Page) {
  const review = dialogOf(page).getByRole('button', {
    exact: true,
    name: /^(Send|Swap)$/,
  })
  const card = page
    .frameLocator('dialog[data-latchkey-frame] iframe')
    .locator('.card[aria-busy=false]:not([inert])')
  await expect
    .poll(async () => (await card.isVisible()) || (await review.isVisible()))
    .toBe(true)
  if (!(await card.isVisible())) await review.click()
  await approve(page)
}
