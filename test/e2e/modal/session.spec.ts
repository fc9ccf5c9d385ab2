import type { Page } from '@playwright/test'
import { approve, expect, newReceiver, test } from '../fixtures.js'
import { dialogOf } from '../steps.js'
import {
  accountButton,
  amountOf,
  answerOf,
  buttonOf,
  connectButton,
  en,
  expectComplete,
  expectSound,
  fillSend,
  logIn,
  modalOf,
  press,
  receiverOf,
  viewOf,
} from './steps.js'

/**
 * Records the texts of the page's button, frame by frame as they are painted.
 */
async function watchButton(page: Page) {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    function look() {
      const button = document.querySelector('header .lk-open-button:last-child')
      const text = button?.textContent
      if (text && text !== said.at(-1)) said.push(text)
      requestAnimationFrame(look)
    }
    look()
  })
  return () =>
    page.evaluate(() => (globalThis as { said?: readonly string[] }).said ?? [])
}

test('behavior: a reload keeps the connection; disconnecting reaches the other tab @kept @engines', async ({
  context,
  local,
  page,
  problems,
  services,
}) => {
  const readSaid = await watchButton(page)
  const { address } = await logIn(page, local, services)
  const start = address.slice(0, 6)
  await page.reload()
  await expect(accountButton(page)).toContainText(start)
  // The connect label never appears.
  expect(await readSaid()).not.toContain(en.button.connect)
  await accountButton(page).click()
  await expect(viewOf(page, 'Account')).toContainText('1,000 USDL')

  const second = await context.newPage()
  await second.goto(local.urls.dapp)
  await expect(accountButton(second)).toContainText(start)
  await page.bringToFront()
  await press(page, en.account.disconnect)
  await expect(modalOf(page)).toBeHidden()
  await expect(connectButton(page)).toBeFocused()
  await expect(connectButton(second)).toBeVisible()
  for (const tab of [page, second]) {
    await tab.reload()
    await expect(connectButton(tab)).toBeVisible()
    await expect(tab.locator('iframe')).toHaveCount(0)
  }
  expect(problems).toEqual([])
})

test('behavior: every way to reject rejects, and the next attempt works @long @touch', async ({
  local,
  page,
  services,
}) => {
  const to = newReceiver()
  const { address } = await logIn(page, local, services)
  await fillSend(page, { amount: '1.5', to })
  await press(page, en.send.review)
  // The form is back as it was left, and has nothing to add.
  const expectRefused = async () => {
    await expect(viewOf(page, 'WalletSend')).toBeVisible()
    await expect(dialogOf(page)).toBeHidden()
    await expect(amountOf(page)).toHaveValue('1.5')
    await expect(receiverOf(page)).toHaveValue(to)
    await expect(buttonOf(page, en.send.review)).toBeFocused()
    await expect(modalOf(page).getByRole('alert')).toHaveCount(0)
    await expectSound(page)
  }
  await test.step('in the frame, and no frame of the screen asks again', async () => {
    await expect(answerOf(page, 'Reject')).toBeVisible()
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(globalThis, { seen })
      const look = () => {
        const isOver = !document.querySelector('[data-latchkey-frame][open]')
        const modal = document.querySelector('.lk-dialog')
        if (isOver && modal) seen.push(modal.textContent ?? '')
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await answerOf(page, 'Reject').click()
    await expectRefused()
    const seen = await page.evaluate(
      () => (globalThis as { seen?: string[] }).seen,
    )
    expect(seen?.length).toBeGreaterThan(0)
    expect(seen?.filter((text) => text.includes(en.send.approve))).toEqual([])
    await expect(page.locator('.lk-toast')).toHaveCount(0)
  })
  await test.step('by Escape', async () => {
    await press(page, en.send.review)
    await expect(answerOf(page, 'Approve')).toBeVisible()
    await page.keyboard.press('Escape')
    await expectRefused()
  })
  await test.step('in our own view beneath', async () => {
    await press(page, en.send.review)
    await expect(answerOf(page, 'Approve')).toBeVisible()
    await expect(viewOf(page, 'ApproveTransaction')).toBeVisible()
    // Under the frame's dialog no pointer reaches it.
    await buttonOf(page, en.send.refuse).dispatchEvent('click')
    await expectRefused()
  })
  await test.step('by closing the modal', async () => {
    await press(page, en.send.review)
    await expect(answerOf(page, 'Approve')).toBeVisible()
    await buttonOf(page, en.common.close).dispatchEvent('click')
    await expect(modalOf(page)).toBeHidden()
    await expect(dialogOf(page)).toBeHidden()
    await expect(page.getByRole('alert')).toContainText('1.5 USDL not sent')
  })
  expect(await services.usd(to)).toBe(0n)
  expect(await services.client.getTransactionCount({ address })).toBe(0)

  await accountButton(page).click()
  await press(page, en.account.send)
  await expect(amountOf(page)).toHaveValue('1.5')
  await expect(receiverOf(page)).toHaveValue(to)
  await press(page, en.send.review)
  await approve(page)
  await expectComplete(page, '1.5 USDL sent')
  await expect(viewOf(page, 'Account')).toContainText('998.5 USDL')
  expect(await services.usd(to)).toBe(1_500_000n)
  expect(await services.client.getTransactionCount({ address })).toBe(1)
})
