import { expect, test } from '../e2e/fixtures.js'
import { announceWallets } from '../e2e/modal/announceWallets.js'
import { hold } from './hold.js'
import { getDevAccount } from './injectWallet.js'
import { openStage } from './openStage.js'
import { recordCard } from './recordCard.js'

const dialogFile = /\/modalRoots-[^/]*\.js$/
const dashboard = /\/appkit\/v1\/config/

// Whether anything jumps is seen only where things move.
test.use({ contextOptions: {} })

const toFeatures = (features: object) =>
  `features=${encodeURIComponent(JSON.stringify(features))}`
const configs = {
  'embedded wallet': '',
  'embedded wallet and WalletConnect': 'pairing',
  'two social logins': `pairing&${toFeatures({ socials: ['x', 'apple'] })}`,
  compact: 'pairing&compact',
}

for (const [name, query] of Object.entries(configs))
  for (const width of [1280, 390])
    test(`behavior: the card has its height from its first frame to the list; ${name}, ${width}${name.startsWith('embedded wallet and') && width === 390 ? '' : ' @long'}`, async ({
      local,
      page,
      problems,
      services,
    }) => {
      // The project leaves the choice to the page.
      if (query.includes('features='))
        await services.setFeatures([
          { id: 'social_login', isEnabled: true, config: null },
        ])
      await page.setViewportSize({ height: 900, width })
      const file = await hold(page, dialogFile)
      const answer = await hold(page, dashboard)
      const { dialog, opener } = await openStage(page, local, query)
      const record = await recordCard(page)
      await opener.click()
      await expect(page.locator('.lk-shell')).toBeVisible()
      await page.waitForTimeout(100)
      file.release()
      // The dashboard is silent.
      await expect(dialog.getByRole('textbox')).toBeVisible()
      await expect(
        dialog.getByRole('button', { name: /Continue with|^X$/ }).first(),
      ).toBeVisible()
      await page.waitForTimeout(100)
      answer.release()
      await page.waitForTimeout(300)
      const heights = (await record.stop()).map(({ height }) => height)
      expect(heights.length).toBeGreaterThan(20)
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2)
      expect(problems).toEqual([])
    })

for (const width of [1280, 390])
  test(`behavior: a dashboard that turns logins off moves no wallet; ${width}${width === 390 ? '' : ' @long'}`, async ({
    local,
    page,
    problems,
    services,
  }) => {
    await services.setFeatures([
      { id: 'social_login', isEnabled: false, config: [] },
    ])
    await page.setViewportSize({ height: 900, width })
    const answer = await hold(page, dashboard)
    await announceWallets(page, local, [
      { ...getDevAccount(7), name: 'Fjord', rdns: 'example.fjord' },
    ])
    const { card, dialog, opener } = await openStage(page, local, 'pairing')
    await opener.click()
    // Wallets and the logins of the page are there, and do not wait.
    const row = dialog.getByRole('button', { name: /Fjord/ })
    await expect(row).toBeVisible()
    await expect(dialog.getByRole('textbox')).toBeVisible()
    await page.waitForTimeout(400)
    const record = await recordCard(page)
    const places = async () => [
      await card.boundingBox(),
      await row.boundingBox(),
    ]
    const before = await places()
    answer.release()
    await expect(dialog.getByRole('textbox')).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: /Google/ })).toHaveCount(0)
    await page.waitForTimeout(300)
    expect(await places()).toEqual(before)
    const heights = (await record.stop()).map(({ height }) => height)
    expect(new Set(heights).size).toBe(1)
    // The next time, there is no place for them.
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await opener.click()
    await expect(row).toBeVisible()
    await page.waitForTimeout(400)
    const after = await card.boundingBox()
    expect(after?.height).toBeLessThan(before[0]?.height ?? 0)
    expect(problems).toEqual([])
  })

test('behavior: the list of all wallets comes whole, in one step', async ({
  local,
  page,
  problems,
}) => {
  const { dialog, opener } = await openStage(page, local, 'pairing')
  await opener.click()
  const row = dialog.getByRole('button', { name: /^All wallets/ })
  await row.waitFor()
  await page.evaluate(() => {
    const counts: number[] = []
    Object.assign(globalThis, { rowCounts: counts })
    const count = () => {
      const view = '.lk-card:has(input[type=search]) .lk-view:not(.lk-left *)'
      const rows = document.querySelectorAll(`${view} .lk-row`)
      if (document.querySelector(view) && counts.at(-1) !== rows.length)
        counts.push(rows.length)
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
  await row.hover()
  await row.click()
  await expect(dialog.getByRole('button', { name: 'Phantom' })).toBeAttached()
  await page.waitForTimeout(300)
  const counts = await page.evaluate(
    () => (globalThis as unknown as { rowCounts: number[] }).rowCounts,
  )
  // Placeholders at most, then everything.
  expect(counts.filter((count) => count > 0)).toHaveLength(1)
  await expect(dialog.locator('.lk-spinner')).toHaveCount(0)
  expect(problems).toEqual([])
})

test('behavior: a list that goes on fades into its last row, and one that has ended does not @long', async ({
  local,
  page,
}) => {
  await page.setViewportSize({ height: 620, width: 1280 })
  const { dialog, opener } = await openStage(page, local, 'pairing')
  await opener.click()
  await dialog.getByRole('button', { name: /^All wallets/ }).waitFor()
  const body = dialog.locator('.lk-body:not(.lk-left *)')
  await expect(body).toHaveAttribute('data-latchkey-more')
  const readFade = () =>
    body.evaluate((element) => getComputedStyle(element).maskImage)
  expect(await readFade()).toContain('100% - 64px')
  await body.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(body).not.toHaveAttribute('data-latchkey-more')
  expect(await readFade()).not.toContain('100% - 64px')
  // With more room it is whole.
  await body.evaluate((element) => element.scrollTo(0, 0))
  await expect(body).toHaveAttribute('data-latchkey-more')
  await page.setViewportSize({ height: 900, width: 1280 })
  await expect(body).not.toHaveAttribute('data-latchkey-more')
})
