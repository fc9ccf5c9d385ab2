import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures.js'
import { announceWallets } from '../e2e/modal/announceWallets.js'
import { openView } from '../e2e/modal/openView.js'
import { hold } from './hold.js'
import { getDevAccount } from './injectWallet.js'
import { openStage } from './openStage.js'
import { recordCard } from './recordCard.js'

const dialogFile = /\/modalRoots-[^/]*\.js$/
const viewsFile = /\/connectingViews-[^/]*\.js$/

// The motion itself is tested here.
test.use({ contextOptions: {} })

for (const width of [1280, 390])
  test(`default: the first click shows a card before the code has come; ${width}${width === 390 ? '' : ' @long'} @engines`, async ({
    local,
    page,
    problems,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const file = await hold(page, dialogFile)
    const { dialog, opener } = await openStage(page, local)
    const shell = page.locator('.lk-shell')
    // In the frame after the click, and over the whole page.
    const seen = await opener.evaluate(async (button: HTMLElement) => {
      button.focus()
      button.click()
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const drawn = document.querySelector('.lk-shell .lk-card')
      // A phone's sheet is at the bottom, and no higher than what it shows.
      const top = drawn?.getBoundingClientRect().top ?? 0
      const upper = document.elementFromPoint(innerWidth / 2, top + 100)
      const card = upper?.closest('.lk-shell .lk-card')
      return {
        close: card?.querySelector('button')?.getAttribute('aria-label'),
        hasIcon: Boolean(
          card?.querySelector('path')?.getBoundingClientRect().width,
        ),
        title: card?.querySelector('.lk-title')?.textContent,
      }
    })
    expect(seen).toEqual({ close: 'Close', hasIcon: true, title: 'Connect' })
    await expect(
      shell.and(page.getByRole('dialog', { name: 'Connect' })),
    ).toBeVisible()
    const closeAt = await shell.getByRole('button').boundingBox()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(opener).toBeFocused()
    const place = await shell.locator('.lk-card').boundingBox()
    expect(place?.width).toBe(width === 390 ? 390 : 376)
    expect(file.asked()).toBe(1)
    // It is already open: the dialog does not animate in again.
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        const stage = document.querySelector('.lk-dialog[open] .lk-stage')
        if (!stage) return
        observer.disconnect()
        const { opacity, translate } = getComputedStyle(stage)
        document.body.dataset.first = `${opacity} ${translate}`
      }).observe(document, {
        attributeFilter: ['open'],
        childList: true,
        subtree: true,
      })
    })
    file.release()
    await expect(dialog).toBeVisible()
    await expect(shell).toHaveCount(0)
    expect(await page.evaluate(() => document.body.dataset.first)).toMatch(
      /^1 0px/,
    )
    // The sheet grows at its top; beside that nothing moves.
    const { x } = (await dialog
      .getByRole('button', { name: 'Close' })
      .boundingBox()) ?? { x: undefined }
    expect(x).toBe(closeAt?.x)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    // From now on it is loaded, and animates in as usual.
    await opener.click()
    await expect(dialog).toBeVisible()
    await expect(dialog).not.toHaveAttribute('data-latchkey-follows')
    expect(problems).toEqual([])
  })

for (const way of ['Escape', 'beside', 'button'])
  test(`behavior: closed while it is on its way, by ${way}${way === 'Escape' ? '' : ' @long'}`, async ({
    local,
    page,
  }) => {
    const file = await hold(page, dialogFile)
    const { dialog, opener } = await openStage(page, local)
    const shell = page.locator('.lk-shell')
    await opener.click()
    await expect(shell).toBeVisible()
    await shell.locator('.lk-card').click({ position: { x: 9, y: 9 } })
    await expect(shell).toBeVisible()
    if (way === 'Escape') await page.keyboard.press('Escape')
    else if (way === 'beside') await page.mouse.click(9, 9)
    else await shell.getByRole('button', { name: 'Close' }).click()
    await expect(shell).toHaveCount(0)
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    file.release()
    await page.waitForResponse(dialogFile)
    await expect(dialog).toHaveCount(0)
    await opener.click()
    await expect(dialog).toBeVisible()
  })

test('behavior: a loading view keeps the height and title of the previous one @engines', async ({
  local,
  page,
}) => {
  const file = await hold(page, viewsFile)
  const { card, dialog, opener } = await openStage(page, local)
  await opener.click()
  await expect(dialog).toHaveAccessibleName('Connect')
  const toHeight = () =>
    card.evaluate((element: HTMLElement) => element.offsetHeight)
  // The other ways to connect have loaded by then.
  await expect(page.locator('.lk-socials-wait')).toHaveCount(0)
  await page.waitForTimeout(400)
  const before = await toHeight()
  await page.getByRole('button', { name: 'More ways to sign in' }).click()
  await expect(page.locator('.lk-waiting')).toBeVisible()
  await expect(dialog).toHaveAccessibleName('Connect')
  await page.waitForTimeout(400)
  expect(await toHeight()).toBe(before)
  file.release()
  await expect(dialog).not.toHaveAccessibleName('Connect')
  await expect(page.locator('.lk-waiting')).toHaveCount(0)
})

for (const width of [1280, 390])
  test(`behavior: the height only changes in an animation, and the card is never blank; ${width}${width === 390 ? '' : ' @long'}`, async ({
    local,
    page,
    problems,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const file = await hold(page, dialogFile)
    const { dialog, opener } = await openStage(page, local)
    const record = await recordCard(page)
    await opener.click()
    await expect(page.locator('.lk-shell')).toBeVisible()
    file.release()
    await expect(dialog).toBeVisible()
    const views = await hold(page, viewsFile)
    await dialog.getByRole('button', { name: 'More ways to sign in' }).click()
    await expect(page.locator('.lk-waiting')).toBeVisible()
    views.release()
    await expect(page.locator('.lk-waiting')).toHaveCount(0)
    await settle(page)
    await dialog.getByRole('button', { name: 'Back' }).click()
    await settle(page)
    await openView(page, 'WhatIsAWallet')
    await settle(page)
    const frames = await record.stop()
    expect(frames.length).toBeGreaterThan(10)
    expect(new Set(frames.map(({ height }) => height)).size).toBeGreaterThan(2)
    expect(findJumps(frames)).toEqual([])
    expect(frames.filter(({ isBlank }) => isBlank)).toEqual([])
    expect(frames.some(({ isCovered }) => isCovered)).toBe(true)
    expect(problems).toEqual([])
  })

/**
 * Returns the heights that changed without an animation. A frame is read before
 * its resize observers run, which start one from the height before.
 */
function findJumps(frames: Awaited<ReturnType<RecordCard['stop']>>) {
  return frames.filter((frame, index) => {
    const last = frames[index - 1]
    const next = frames[index + 1] ?? frame
    if (!last || last.height === frame.height) return false
    if (frame.isAnimated || last.isAnimated) return false
    return next.animations === last.animations
  })
}

type RecordCard = Awaited<ReturnType<typeof recordCard>>

for (const width of [1280, 390])
  test(`behavior: the list of all wallets keeps its height when results arrive; ${width}${width === 390 ? '' : ' @long'}`, async ({
    local,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const { card, dialog, opener } = await openStage(page, local)
    await opener.click()
    await expect(dialog).toBeVisible()
    // Recommended wallets come before the others.
    const list = await hold(page, /\/getWallets\?.*entries=40/)
    await openView(page, 'AllWallets')
    await expect(dialog.getByText('Searching wallets')).toBeVisible()
    const rows = dialog.getByRole('group', { name: 'Wallets' })
    await expect(rows.getByRole('button').first()).toBeVisible()
    const early = await rows.getByRole('button').count()
    expect(early).toBeLessThan(8)
    await settle(page)
    const before = await card.boundingBox()
    const record = await recordCard(page)
    list.release()
    await expect(dialog.getByText(/^\d+\+? wallets$/)).toBeVisible()
    await settle(page)
    const frames = await record.stop()
    expect(await rows.getByRole('button').count()).toBeGreaterThan(early)
    expect(frames.length).toBeGreaterThan(0)
    expect([...new Set(frames.map(({ height }) => height))]).toEqual([
      Math.round(before?.height ?? 0),
    ])
  })

/** Resolves once nothing of the card is animated or covered. */
async function settle(page: Page) {
  await expect(page.locator('.lk-left')).toHaveCount(0)
  await expect
    .poll(() =>
      page.locator('.lk-card').evaluate((card) => card.getAnimations().length),
    )
    .toBe(0)
}

test('behavior: names the wallet while the view that waits for it loads @long', async ({
  local,
  page,
  problems,
}) => {
  const views = await hold(page, viewsFile)
  const { address } = getDevAccount(4)
  const wallets = await announceWallets(page, local, [
    { address, name: 'Fjord', rdns: 'test.fjord' },
  ])
  const { dialog, opener } = await openStage(page, local)
  await wallets.answer('Fjord', 'never')
  const confirm = dialog
    .getByRole('status')
    .filter({ hasText: 'Confirm in Fjord' })
  await opener.click()
  await dialog.getByRole('button', { name: /^Fjord/ }).click()
  await expect(confirm).toBeVisible()
  await expect(dialog.locator('.lk-wallet-tile-large img')).toBeVisible()
  await expect(page.locator('.lk-waiting')).toHaveCount(0)
  // It can be cancelled already.
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByRole('button', { name: /^Fjord/ })).toBeVisible()
  await dialog.getByRole('button', { name: /^Fjord/ }).click()
  await expect(confirm).toBeVisible()
  await expect(page.locator('.lk-left')).toHaveCount(0)
  // The view comes in its place, without moving or fading.
  const record = await recordCard(page)
  views.release()
  await expect(page.locator('[data-latchkey-stand-in]')).toHaveCount(0)
  await settle(page)
  const frames = await record.stop()
  expect(new Set(frames.map(({ height }) => height)).size).toBe(1)
  expect(
    frames.filter(({ isBlank, isCovered }) => isBlank || isCovered),
  ).toEqual([])
  await expect(confirm).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
  expect(problems).toEqual([])
})
