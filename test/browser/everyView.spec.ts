import { findViolations } from '../e2e/axe.js'
import { expect, test } from '../e2e/fixtures.js'
import { looks } from '../e2e/looks.js'
import { modalOf } from '../e2e/modal/steps.js'
import { titleOf, visitEveryView } from './everyView.js'
import { getDevAccount, injectWallet } from './injectWallet.js'
import { openStage } from './openStage.js'
import { readFaults } from './readFaults.js'

/** Conditions that are easily overlooked while building a view. */
const conditions: readonly Condition[] = [
  { name: 'from right to left', query: 'dir=rtl' },
  { name: 'from right to left on a phone', query: 'dir=rtl', width: 390 },
  { name: 'with text twice as large', query: 'size=32px' },
  {
    name: 'with text twice as large on a phone',
    query: 'size=32px',
    width: 390,
  },
  // The remaining viewport of 1280 by 800.
  { name: 'at 200 %', height: 400, query: '', width: 640 },
  { name: 'in the colours of the system', forcedColors: 'active', query: '' },
  { name: 'on the narrowest screen', query: '', width: 320 },
  { name: 'compact', query: 'compact', width: 390 },
  { name: 'in two panes', query: 'wide' },
  { name: 'in two panes from right to left', query: 'wide&dir=rtl' },
  { name: 'in a page of foreign styles', query: 'css=hostile' },
]

type Condition = {
  forcedColors?: 'active'
  /** Default 800. */
  height?: number
  name: string
  query: string
  /** Default 1280. */
  width?: number
}

test.describe('every view', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const condition of conditions) {
    const { forcedColors, height = 800, name, query, width = 1280 } = condition
    test(`default: ${name} @long`, async ({ local, page, problems }) => {
      test.setTimeout(180_000)
      await page.setViewportSize({ height, width })
      if (forcedColors) await page.emulateMedia({ forcedColors })
      await injectWallet(page, local, getDevAccount(7))
      const { opener } = await openStage(page, local, `pairing&${query}`)
      await opener.dispatchEvent('click')
      const found: string[] = []
      await visitEveryView({
        page,
        async visit(view) {
          await expect(modalOf(page)).toHaveAccessibleName(titleOf(view))
          const faults = await readFaults(page)
          found.push(...faults.map((fault) => `${view}: ${fault}`))
        },
      })
      expect(found).toEqual([])
      const fatal = problems.filter(
        (text) => !/40[04]|Failed to load/.test(text),
      )
      expect(fatal).toEqual([])
    })
  }

  for (const { theme, width } of looks)
    test(`default: nothing for axe to find, ${theme}, ${width} px`, async ({
      local,
      page,
    }) => {
      test.setTimeout(180_000)
      await page.setViewportSize({ height: 844, width })
      await injectWallet(page, local, getDevAccount(7))
      const query = `pairing&wide&compact&theme=${theme}`
      const { opener } = await openStage(page, local, query)
      await opener.click()
      const found: string[] = []
      await visitEveryView({
        page,
        async visit(view) {
          const violations = await findViolations(page, '[data-latchkey]')
          const folder = process.env.LATCHKEY_SHOTS
          if (folder)
            await page.screenshot({
              path: `${folder}/${view}-${theme}-${width}.png`,
            })
          found.push(...violations.map((text) => `${view}: ${text}`))
        },
      })
      expect(found).toEqual([])
    })

  test('param: without our styles it is still a dialog @long', async ({
    local,
    page,
  }) => {
    test.setTimeout(180_000)
    await injectWallet(page, local, getDevAccount(7))
    const { opener } = await openStage(page, local, 'pairing&unstyled')
    await opener.focus()
    await opener.press('Enter')
    const found: string[] = []
    await visitEveryView({
      page,
      async visit(view) {
        await expect(modalOf(page)).toHaveAccessibleName(titleOf(view))
        const faults = await page.evaluate(() => {
          const dialog = document.querySelector('dialog') as HTMLDialogElement
          const pictures = [...dialog.querySelectorAll('svg, img')]
          return [
            !dialog.matches(':modal') && 'no modal dialog',
            !dialog.contains(document.activeElement) && 'the focus is out',
            dialog.scrollWidth > dialog.clientWidth && 'too wide',
            pictures.some((one) => one.clientWidth > 320) && 'a huge picture',
          ].filter(Boolean)
        })
        found.push(...faults.map((fault) => `${view}: ${fault}`))
      },
    })
    expect(found).toEqual([])
    await page.keyboard.press('Escape')
    await expect(modalOf(page)).toBeHidden()
    await expect(page.locator('#root .lk-open-button')).toBeFocused()
  })
})
