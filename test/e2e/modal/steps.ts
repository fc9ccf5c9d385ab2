import type { Locator, Page } from '@playwright/test'
import { en as enStart } from '../../../src/components/strings/en.js'
import { enInside } from '../../../src/components/strings/enInside.js'
import { failures } from '../../../src/components/strings/failures.js'
import { expect, frameOf, newEmail, type test } from '../fixtures.js'
import type { E2eState } from '../state.js'

/** Every text of the components. */
export const en = {
  ...enStart,
  ...enInside,
  notices: { ...enStart.notices, ...failures },
}

export type Services = Parameters<Parameters<typeof test>[2]>[0]['services']

/** The modal, whatever it shows. */
export const modalOf = (page: Page) =>
  page.getByRole('dialog').and(page.locator('.lk-dialog'))

/** The modal while it shows this view. */
export const viewOf = (page: Page, view: keyof typeof en.titles) =>
  modalOf(page).and(
    page.getByRole('dialog', { exact: true, name: en.titles[view] }),
  )

export const buttonOf = (page: Page, name: string | RegExp) =>
  modalOf(page).getByRole('button', { exact: true, name })

export const press = (page: Page, name: string | RegExp) =>
  buttonOf(page, name).click()

/** The button on the page, in its banner. */
export const connectButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: en.button.connect })
export const accountButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Account 0x/ })

export const alertOf = (page: Page, text: string | RegExp) =>
  modalOf(page).getByRole('alert').filter({ hasText: text })

/** The approve or reject button in the secure frame. */
export const answerOf = (page: Page, name: 'Approve' | 'Reject') =>
  frameOf(page).getByRole('button', { exact: true, name })

/** The frame's approve button, or the one that opens the approval window. */
export const approvalOf = (page: Page) =>
  answerOf(page, 'Approve').or(frameOf(page).getByTestId('continue'))

/** Expects an approval that the user can approve: nothing covers the frame. */
export async function expectApprovable(page: Page) {
  await expect(viewOf(page, 'ApproveTransaction')).toBeVisible()
  const card = frameOf(page).locator('.card[aria-busy=false]:not([inert])')
  const more = card.getByRole('button', { name: 'Scroll to the end' })
  await expect(approvalOf(page).or(more)).toBeVisible()
  // What is expected stands last, and is read to its end.
  if (await more.isVisible()) await card.locator('.body').press('End')
  await expect(approvalOf(page)).toBeEnabled()
  await expectSound(page)
}

/** Approves by keyboard only, in the frame or in its window. */
export async function approveByKey(page: Page) {
  await expectApprovable(page)
  const button = answerOf(page, 'Approve')
  if (await button.isVisible()) return pressByKey(page, button)
  await tabTo(page, approvalOf(page))
  const opening = page.context().waitForEvent('page')
  await page.keyboard.press('Enter')
  const opened = await opening
  const closed = opened.waitForEvent('close')
  await opened.locator('.body').press('End')
  await expect(opened.getByTestId('approve')).toBeEnabled()
  await tabTo(opened, opened.getByTestId('approve'))
  // It closes itself, often before the key is released.
  await opened.keyboard.press('Enter').catch((error: unknown) => {
    if (!opened.isClosed()) throw error
  })
  await closed
}

/** Expects that nothing scrolls sideways, and that the focus is in a dialog. */
export async function expectSound(page: Page) {
  const read = () =>
    page.evaluate(() => {
      const dialogs = [...document.querySelectorAll('dialog:modal')]
      const bodies = [...document.querySelectorAll('.lk-body, .lk-footer')]
      return {
        isFocusInside: dialogs.some((dialog) =>
          dialog.contains(document.activeElement),
        ),
        isWide: document.documentElement.scrollWidth > innerWidth,
        wide: bodies
          .filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth)
          .map((body) => body.textContent),
      }
    })
  await expect
    .poll(read)
    .toEqual({ isFocusInside: true, isWide: false, wide: [] })
}

/** Presses Tab until the element has focus, visibly. */
export async function tabTo(page: Page, target: Locator) {
  const read = () =>
    target.evaluateAll((elements) => {
      const element = elements.find(
        (one) => one === one.ownerDocument.activeElement,
      )
      return element?.matches(':focus-visible')
    })
  // A window that is not in front yet shows no focus.
  await expect
    .poll(() => page.evaluate(() => document.hasFocus()), { timeout: 20_000 })
    .toBe(true)
  for (let count = 0; count < 30; count++) {
    const isSeen = await read()
    if (isSeen) return
    expect(isSeen, 'a focus that is not seen').toBe(undefined)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target}`)
}

export async function pressByKey(
  page: Page,
  target: Locator,
  key: 'Enter' | 'Space' = 'Enter',
) {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

export async function enterEmail(page: Page, email: string) {
  await modalOf(page).getByRole('textbox', { name: en.login.email }).fill(email)
  await press(page, en.login.continueWithEmail)
}

export const codeOf = (page: Page) =>
  modalOf(page).getByRole('textbox', { exact: true, name: en.login.code })

/** Enters the code, which submits itself. */
export async function enterCode(page: Page, code: string) {
  await codeOf(page).fill(code)
}

/** Logs in through the modal of the dApp, and leaves it open at the account. */
export async function logIn(
  page: Page,
  local: E2eState,
  services: Services,
  { email = newEmail(), url = local.urls.dapp } = {},
) {
  await page.goto(url)
  await page.getByRole('button', { name: en.button.connect }).click()
  await enterEmail(page, email)
  await enterCode(page, await services.code(email))
  await expect(viewOf(page, 'Account')).toContainText('1,000 USDL', {
    timeout: 40_000,
  })
  return { address: await readAddress(page), email }
}

/** Returns the address of the connected account, as stored by wagmi. */
export const readAddress = (page: Page) =>
  page.evaluate(() => {
    const { state } = JSON.parse(localStorage.getItem('wagmi.store') ?? '{}')
    const connections = new Map<string, { accounts: `0x${string}`[] }>(
      state.connections.value,
    )
    const [address] = connections.get(state.current)?.accounts ?? []
    if (!address) throw new Error('Nobody is connected')
    return address
  })

export const amountOf = (page: Page) =>
  modalOf(page).getByRole('textbox', { name: en.send.amountHint })
export const receiverOf = (page: Page) =>
  modalOf(page).getByRole('textbox', { exact: true, name: en.send.to })

export async function chooseToken(page: Page, name: string) {
  await press(page, /Change token$/)
  await expect(viewOf(page, 'WalletSendSelectToken')).toBeVisible()
  await press(page, new RegExp(name))
  await expect(viewOf(page, 'WalletSend')).toBeVisible()
}

/** Goes from the account to a form that can be reviewed. */
export async function fillSend(page: Page, draft: fillSend.Draft) {
  const { amount, to, token = 'USDL' } = draft
  await press(page, en.account.send)
  await chooseToken(page, token)
  await amountOf(page).fill(amount)
  await receiverOf(page).fill(to)
  await expect(buttonOf(page, en.send.review)).toBeVisible()
}

export declare namespace fillSend {
  type Draft = { amount: string; to: string; token?: string }
}

/**
 * Goes from the account to the review of a send, in wallets other than the
 * embedded one, whose card is the review.
 */
export async function review(page: Page, draft: fillSend.Draft) {
  const { amount, token = 'USDL' } = draft
  await fillSend(page, draft)
  await press(page, en.send.review)
  await expect(modalOf(page)).toContainText(en.send.title(`${amount} ${token}`))
}

/** Expects what was sent or swapped, and returns to the account. */
export async function expectComplete(page: Page, title: string) {
  const complete = viewOf(page, 'TransactionComplete')
  await expect(complete).toContainText(title, { timeout: 20_000 })
  await press(page, en.send.done)
  await expect(viewOf(page, 'Account')).toBeVisible()
}
