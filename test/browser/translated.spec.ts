import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures.js'
import { modalOf } from '../e2e/modal/steps.js'
import { translate } from '../setup/components/translate.js'
import { visitEveryView } from './everyView.js'
import { getDevAccount, injectWallet } from './injectWallet.js'
import { openStage } from './openStage.js'

/** Controls that would end the walk. */
const ends = /^(Close|Disconnect|Back)/

/** Texts that React holds as nodes of their own, beside others. */
const findHeldTexts = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    for (const root of document.querySelectorAll('[data-latchkey]')) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const isHeld = Object.keys(text).some((key) =>
          key.startsWith('__reactFiber$'),
        )
        const isAlone = text.parentNode?.childNodes.length === 1
        if (isHeld && !isAlone && /\S/.test(text.textContent ?? ''))
          found.push(String(text.textContent))
      }
    }
    return found
  })

test.describe('a translated page', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('default: no view has a text beside other nodes', async ({
    local,
    page,
  }) => {
    test.setTimeout(240_000)
    await injectWallet(page, local, getDevAccount(7))
    const { opener } = await openStage(page, local, 'pairing')
    await opener.click()
    const found: string[] = []
    await visitEveryView({
      page,
      async visit(view) {
        const texts = await findHeldTexts(page)
        found.push(...texts.map((text) => `${view}: ${text}`))
      },
    })
    expect(found).toEqual([])
  })

  test('behavior: every control of every view, and the app stays', async ({
    context,
    local,
    page,
  }) => {
    test.setTimeout(420_000)
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(String(error)))
    page.on('console', (message) => {
      if (/NotFoundError|above error/.test(message.text()))
        faults.push(message.text())
    })
    context.on('page', (opened) => opened !== page && opened.close())
    await injectWallet(page, local, getDevAccount(7))
    const { opener } = await openStage(page, local, 'pairing')
    await expect(opener).toBeVisible()
    await page.evaluate(`(${translate})(document.body)`)
    expect(await page.locator('#root font').count()).toBeGreaterThan(0)
    await opener.click()
    await visitEveryView({
      page,
      async visit(view) {
        const stack = await page.evaluate(() => {
          const { kit } = globalThis.stage
          return kit.store.get(kit.atoms.modal).stack
        })
        const controls = modalOf(page).locator(
          'button:not(.lk-left *), a:not(.lk-left *)',
        )
        const count = Math.min(await controls.count(), 12)
        for (let at = 0; at < count; at++) {
          const control = controls.nth(at)
          const name = await control
            .evaluate(
              (one) => one.getAttribute('aria-label') ?? one.textContent ?? '',
              undefined,
              { timeout: 1_000 },
            )
            .catch(() => 'Close')
          if (ends.test(name)) continue
          await control
            .dispatchEvent('click', undefined, { timeout: 1_000 })
            .catch(() => {})
          await page.evaluate((stack) => {
            const { kit } = globalThis.stage
            kit.store.set(kit.atoms.modal, (state) => ({
              ...state,
              isOpen: true,
              stack,
            }))
            return new Promise((resolve) => requestAnimationFrame(resolve))
          }, stack)
        }
        expect([view, faults]).toEqual([view, []])
        await expect(page.locator('#root .lk-open-button')).toBeAttached()
      },
    })
  })

  test('behavior: labels are current', async ({ context, local, page }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await injectWallet(page, local, getDevAccount(7))
    const { opener } = await openStage(page, local, 'pairing')
    await page.evaluate(`(${translate})(document.body)`)
    await opener.click()
    await modalOf(page)
      .getByRole('button', { name: /Test Wallet/ })
      .first()
      .click()
    await expect(modalOf(page)).toBeHidden()
    await page.locator('#root .lk-open-button').click()
    await page.evaluate(() => {
      const { kit } = globalThis.stage
      kit.store.set(kit.atoms.modal, (state) => ({
        ...state,
        stack: [{ view: 'Account' }, { view: 'WalletReceive' }],
      }))
    })
    const copy = (name: string) =>
      modalOf(page).locator('.lk-button').filter({ hasText: name })
    await copy('Copy address').click()
    await expect(copy('Copied')).toBeVisible()
    await expect(copy('Copy address')).toBeVisible()
    await expect(page.locator('#root .lk-open-button')).toBeVisible()
  })
})
