import type { Page } from '@playwright/test'
import { findViolations } from '../e2e/axe.js'
import { expect, test } from '../e2e/fixtures.js'
import { looks } from '../e2e/looks.js'
import { modalOf } from '../e2e/modal/steps.js'
import { titleOf, visitEveryView } from './everyView.js'
import { getDevAccount, injectWallet } from './injectWallet.js'
import { openStage } from './openStage.js'

/** What hardly anybody looks at while a view is made. */
const conditions: readonly Condition[] = [
  { name: 'from right to left', query: 'dir=rtl' },
  { name: 'from right to left on a phone', query: 'dir=rtl', width: 390 },
  { name: 'with text twice as large', query: 'size=32px' },
  {
    name: 'with text twice as large on a phone',
    query: 'size=32px',
    width: 390,
  },
  // What is left of 1280 by 800.
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

/** What does not fit, moves, or cannot be reached. */
const readFaults = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = []
    const card = document.querySelector('.lk-card') as HTMLElement
    const { bottom, left, right, top } = card.getBoundingClientRect()
    const edges = [top, left, innerHeight - bottom, innerWidth - right]
    if (edges.some((edge) => edge < -0.5)) faults.push(`card at ${edges}`)
    for (const part of card.querySelectorAll('.lk-body, .lk-footer, .lk-legal'))
      if (part.scrollWidth > part.clientWidth)
        faults.push(`${part.className} is wider than it may be`)
    const close = card.querySelector('.lk-header > button:last-child')
    const { x = -1, y = -1 } = close?.getBoundingClientRect() ?? {}
    if (!close?.contains(document.elementFromPoint(x + 20, y + 20)))
      faults.push('the button that closes is not there')
    if (!card.contains(document.activeElement)) faults.push('the focus is out')
    const moving = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
    for (const { effect } of moving)
      if (effect instanceof KeyframeEffect)
        faults.push(`${effect.target?.className} moves`)
    // A control without an edge, a tone or a line beneath is none.
    if (matchMedia('(forced-colors: active)').matches)
      for (const button of card.querySelectorAll('button:not([role=tab])'))
        if (getComputedStyle(button).borderTopStyle === 'none')
          faults.push(`${button.textContent} has no edge`)
    return faults
  })

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
          let faults = await readFaults(page)
          // What is still being asked brings more to show.
          for (let count = 0; faults.length > 0 && count < 5; count++) {
            await page.waitForTimeout(100)
            faults = await readFaults(page)
          }
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
    test(`default: nothing for axe to find, ${theme}, ${width} px @long`, async ({
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
          found.push(...violations.map((text) => `${view}: ${text}`))
        },
      })
      expect(found).toEqual([])
    })

  test('param: without our styles it is a dialog all the same @long', async ({
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
