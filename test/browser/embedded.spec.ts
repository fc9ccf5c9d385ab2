import { findViolations } from '../e2e/axe.js'
import { expect, test } from '../e2e/fixtures.js'
import { looks } from '../e2e/looks.js'
import { openStage } from './openStage.js'

for (const { theme, width } of looks)
  test(`default: a part of the page, ${theme}, ${width} px`, async ({
    local,
    page,
    problems,
  }) => {
    await page.setViewportSize({ height: 800, width })
    await openStage(page, local, `embedded&theme=${theme}`)
    const modal = page.getByRole('region', { name: 'Connect' })
    await expect(modal).toBeVisible()
    const opener = page.getByRole('button', { name: 'Connect wallet' })
    // It affects neither the page's focus nor its scrolling.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe(
      'BODY',
    )
    expect(
      await page.evaluate(() => [
        getComputedStyle(document.documentElement).overflow,
        document.documentElement.scrollWidth > innerWidth,
        document.querySelectorAll('dialog[open]').length,
      ]),
    ).toEqual(['visible', false, 0])
    expect(await findViolations(page, '.lk-embedded')).toEqual([])
    await opener.focus()
    await opener.press('Enter')
    await expect(opener).toBeFocused()
    expect(problems).toEqual([])
  })

test('behavior: the focus follows the user through the views', async ({
  local,
  page,
}) => {
  await openStage(page, local, 'embedded')
  const modal = page.locator('.lk-embedded')
  await modal.getByRole('textbox').fill('ada@example.com')
  await modal.getByRole('textbox').press('Enter')
  await expect(
    modal.getByRole('heading', { name: 'Confirm email' }),
  ).toBeVisible()
  await expect(modal.getByRole('textbox')).toBeFocused()
  await modal.getByRole('button', { name: 'Back' }).click()
  await expect(modal.getByRole('heading', { name: 'Connect' })).toBeVisible()
  expect(
    await modal.evaluate((element) => element.contains(document.activeElement)),
  ).toBe(true)
})

test('param: layout, two panes where there is enough width @long', async ({
  local,
  page,
  problems,
}) => {
  await page.setViewportSize({ height: 800, width: 1280 })
  await openStage(page, local, 'embedded&wide')
  const list = page.getByRole('group', { name: 'Connect' })
  const guide = page.getByRole('region', { name: 'What is a wallet?' })
  await expect(guide).toBeVisible()
  const [one, other] = [await list.boundingBox(), await guide.boundingBox()]
  expect(one && other && other.x >= one.x + one.width).toBe(true)
  expect(await findViolations(page, '.lk-embedded')).toEqual([])
  const narrow = (width: string) =>
    page.locator('.lk-embedded').evaluate((element, width) => {
      if (element.parentElement) element.parentElement.style.width = width
    }, width)
  await narrow('700px')
  await expect(guide).toHaveCount(0)
  await expect(page.getByRole('textbox')).toBeVisible()
  await narrow('760px')
  await expect(guide).toBeVisible()
  const card = await page.locator('.lk-card').boundingBox()
  expect(card?.width).toBe(728)
  expect(problems).toEqual([])
})
