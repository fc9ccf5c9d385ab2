import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures.js'
import { openStage } from './openStage.js'

/** Holds back build files until they are released. */
async function hold(page: Page, pattern: RegExp) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let asked = 0
  await page.route(pattern, async (route) => {
    asked++
    await released
    await route.continue()
  })
  return { asked: () => asked, release }
}

const dialogFile = /\/modalRoots-[^/]*\.js$/
const viewsFile = /\/connectingViews-[^/]*\.js$/

for (const width of [1280, 390])
  test(`default: the first click shows a card before the code has come; ${width} @engines`, async ({
    local,
    page,
    problems,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const file = await hold(page, dialogFile)
    const { dialog, opener } = await openStage(page, local)
    const shell = page.locator('.lk-shell')
    // In the frame after the click, and over the whole page.
    const isSeen = await opener.evaluate(async (button: HTMLElement) => {
      button.focus()
      button.click()
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
      return middle?.closest('.lk-shell') !== null
    })
    expect(isSeen).toBe(true)
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
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    // From now on it is loaded, and animates in as usual.
    await opener.click()
    await expect(dialog).toBeVisible()
    await expect(dialog).not.toHaveAttribute('data-latchkey-follows')
    expect(problems).toEqual([])
  })

for (const way of ['Escape', 'beside'])
  test(`behavior: closed while it is on its way, by ${way}`, async ({
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
    else await page.mouse.click(9, 9)
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
