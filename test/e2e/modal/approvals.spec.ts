import type { Page } from '@playwright/test'
import { recordCard } from '../../browser/recordCard.js'
import { approve, expect, frameOf, newReceiver, test } from '../fixtures.js'
import { dialogOf } from '../steps.js'
import {
  amountOf,
  answerOf,
  en,
  expectApprovable,
  expectComplete,
  expectSound,
  fillSend,
  logIn,
  modalOf,
  press,
  viewOf,
} from './steps.js'

/** Until a closed window no longer takes the focus. */
const AFTER_MS = 300

// The motion itself is tested here, too.
test.use({ contextOptions: {} })

/** Clicks the app's button, whatever covers it. */
const sign = (page: Page) =>
  page.getByRole('button', { exact: true, name: 'Sign' }).dispatchEvent('click')
const signature = (page: Page) => page.getByLabel('Signature')

test('behavior: the focus returns to the button that requested the approval @engines', async ({
  local,
  page,
  services,
}) => {
  await logIn(page, local, services, { url: `${local.urls.stage}/?app` })
  await page.keyboard.press('Escape')
  await expect(modalOf(page)).toBeHidden()
  const button = page.getByRole('button', { exact: true, name: 'Sign' })
  await button.click()
  await expectApprovable(page)
  await approve(page)
  await expect(signature(page)).toHaveText(/^0x[0-9a-f]{18}$/)
  await expect(modalOf(page)).toBeHidden()
  await page.waitForTimeout(AFTER_MS)
  await expect(button).toBeFocused()
})

for (const width of [1280, 390])
  test(`behavior: one backdrop at a time, and never an empty sheet, ${width} px${width === 390 ? '' : ' @long'}`, async ({
    local,
    page,
    services,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await logIn(page, local, services, { url: `${local.urls.stage}/?app` })
    const card = await recordCard(page)
    const readBackdrops = await recordBackdrops(page)
    await sign(page)
    await expectApprovable(page)
    await approve(page)
    await expect(viewOf(page, 'Account')).toContainText('1,000 USDL')
    await expect(dialogOf(page)).toBeHidden()
    await expect(page.locator('.lk-left')).toHaveCount(0)
    const backdrops = await readBackdrops()
    expect(backdrops).toContain('frame')
    expect(new Set(backdrops).size).toBe(2)
    expect(backdrops).not.toContain('both')
    const frames = await card.stop()
    expect(frames.some(({ isCovered }) => isCovered)).toBe(true)
    expect(frames.filter(({ isBlank }) => isBlank)).toEqual([])
  })

/** Notes in every frame what darkens the page: a color, `frame` or `both`. */
async function recordBackdrops(page: Page) {
  const notes = await page.evaluateHandle(() => {
    const notes: string[] = []
    function look() {
      const modal = document.querySelector('.lk-dialog[open]')
      const frame = document.querySelector('[data-latchkey-frame][open]')
      if (modal) {
        const { backgroundClip, backgroundColor } = getComputedStyle(modal)
        const own = backgroundClip === 'content-box' ? '' : backgroundColor
        notes.push(frame ? (own ? 'both' : 'frame') : own)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    return notes
  })
  return () => notes.evaluate((notes) => notes)
}

for (const screen of [
  { height: 800, width: 1280 },
  { height: 844, width: 390 },
])
  test(`default: wagmi's own hook asks, wherever the modal is, ${screen.width} px${screen.width === 390 ? ' @long @touch' : ' @engines-long'}`, async ({
    local,
    page,
    problems,
    services,
  }) => {
    const to = newReceiver()
    const url = `${local.urls.stage}/?app`
    await page.setViewportSize(screen)
    await logIn(page, local, services, { url })

    await test.step('at the account', async () => {
      await sign(page)
      await expectApprovable(page)
      await approve(page)
      await expect(signature(page)).toHaveText(/^0x[0-9a-f]{18}$/)
      await expect(viewOf(page, 'Account')).toContainText('1,000 USDL')
      await expect(dialogOf(page)).toBeHidden()
      await page.waitForTimeout(AFTER_MS)
      await expectSound(page)
    })
    await test.step('closed', async () => {
      await page.keyboard.press('Escape')
      await expect(modalOf(page)).toBeHidden()
      const button = page.getByRole('button', { exact: true, name: 'Sign' })
      await button.click()
      await expectApprovable(page)
      await answerOf(page, 'Reject').click()
      await expect(signature(page)).toHaveText('UserRejectedRequestError')
      await expect(modalOf(page)).toBeHidden()
      await expect(button).toBeFocused()
    })
    await test.step('at the last look before a send', async () => {
      await page.getByRole('button', { name: /^Account 0x/ }).click()
      await fillSend(page, { amount: '2', to })
      await sign(page)
      await expectApprovable(page)
      await approve(page)
      await expect(signature(page)).toHaveText(/^0x[0-9a-f]{18}$/)
      await expect(viewOf(page, 'WalletSend')).toBeVisible()
      await expect(amountOf(page)).toHaveValue('2')
      await expectSound(page)
    })
    await test.step('while the send itself waits', async () => {
      await press(page, en.send.review)
      await expectApprovable(page)
      await sign(page)
      await expect(frameOf(page).getByText('1 more waiting')).toBeVisible()
      await expect(modalOf(page)).toContainText(en.send.approveMore(1))
      await approve(page)
      await expect.poll(() => services.usd(to)).toBe(2_000_000n)
      await expect(frameOf(page).getByText('1 more waiting')).toBeHidden()
      await expectApprovable(page)
      await approve(page)
      await expect(signature(page)).toHaveText(/^0x[0-9a-f]{18}$/)
      await expectComplete(page, '2 USDL sent')
      await expectSound(page)
    })
    expect(problems).toEqual([])
  })
