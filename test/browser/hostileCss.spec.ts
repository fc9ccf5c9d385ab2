import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures.js'
import type { E2eState } from '../e2e/state.js'
import { comparePictures } from './comparePictures.js'
import { getDevAccount, injectWallet } from './injectWallet.js'
import { openStage } from './openStage.js'
import { compareLooks, readLook } from './readLook.js'

const sheets = ['tailwind3', 'tailwind4', 'tailwind4-unlayered', 'hostile']

/** Opens the modal, or the probe at its form, and waits until nothing moves. */
async function open(page: Page, local: E2eState, query: string) {
  const { dialog, opener, probe } = await openStage(page, local, query)
  const isProbe = query.includes('probe')
  const theirs = isProbe ? probe : opener
  await theirs.waitFor({ state: 'attached' })
  const button = await readLook(page, '#root [data-latchkey]')
  await theirs.dispatchEvent('click')
  if (isProbe)
    await page
      .getByRole('button', { name: 'To the form' })
      .dispatchEvent('click')
  else await dialog.locator('input').first().waitFor()
  // The page behind belongs to the host and may look different.
  await page.evaluate(() => {
    const { body, documentElement: html } = document
    for (const { style } of [body, html])
      style.setProperty('background', '#fff', 'important')
    const root = document.getElementById('root')
    root?.style.setProperty('opacity', '0', 'important')
  })
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
    const moving = document.getAnimations()
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
  return {
    button,
    look: await readLook(page, '.lk-dialog[open]'),
    picture: await page.screenshot({ animations: 'disabled' }),
  }
}

const painted = ['place', 'fill', 'opacity', 'stop-color', 'stroke']

const views = [
  'Account',
  'WalletReceive',
  'WalletSend',
  'EmailVerifyOtp',
  'AllWallets',
  'ConnectingWalletConnect',
] as const

/** Reads the look of each view once nothing in it is pending. */
async function readViews(page: Page, local: E2eState, query: string) {
  const looks: { [view in string]?: Awaited<ReturnType<typeof readLook>> } = {}
  await openStage(page, local, `pairing&${query}`)
  const button = page.locator('#root [data-latchkey]')
  await expect(button).toContainText('0x')
  for (const view of views) {
    await page.evaluate((view) => {
      const { kit } = globalThis.stage
      kit.store.set(kit.atoms.modal, (state) => ({
        ...state,
        isOpen: true,
        stack: [{ view: 'Account' }, { view }],
      }))
    }, view)
    await expect(
      page.locator('.lk-dialog .lk-view:not(.lk-left *)'),
    ).toBeVisible()
    await expect(page.locator('.lk-dialog [aria-busy=true]')).toHaveCount(0)
    // Pending queries, for a fee for example, can add content.
    await page.waitForFunction(() => {
      const queries = globalThis.stage.queryClient.getQueryCache().getAll()
      const open = queries.filter(
        (query) => query.isActive() && query.state.status === 'pending',
      )
      return open.length === 0 && document.getAnimations().length === 0
    })
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(resolve)),
        ),
    )
    const art = page.locator('.lk-dialog .lk-art *')
    // For the parts of a drawing, only painted properties are visible.
    await art.evaluateAll((parts) => {
      for (const part of parts) part.classList.add('part-of-art')
    })
    const look = await readLook(page, '.lk-dialog[open]')
    looks[view] = look.flatMap(({ name, styles }) => {
      if (!name.includes('part-of-art')) return [{ name, styles }]
      // Parts of a gradient are not painted themselves.
      if (/::|defs|stop|Gradient/.test(name)) return []
      const kept = painted.map((property) => [property, styles[property] ?? ''])
      return [{ name, styles: Object.fromEntries(kept) }]
    })
  }
  return looks
}

test.describe('style sheets of the page', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  const cases = [
    { name: 'the modal and the button', query: '', width: 1280 },
    { name: 'a form on a phone', query: 'probe', width: 390 },
  ]
  for (const { name, query, width } of cases)
    test(`default: ${name} look the same @long`, async ({ local, page }) => {
      await page.setViewportSize({ width, height: 800 })
      const bare = await open(page, local, query)
      for (const sheet of sheets) {
        const found = await open(page, local, `${query}&css=${sheet}`)
        const differences = [
          ...compareLooks(bare.button, found.button),
          ...compareLooks(bare.look, found.look),
        ]
        expect(differences, sheet).toEqual([])
        const difference = await comparePictures(page.context(), [
          bare.picture,
          found.picture,
        ])
        if (difference > 1)
          for (const [kind, { picture }] of Object.entries({ bare, found }))
            await test.info().attach(kind, {
              body: picture,
              contentType: 'image/png',
            })
        expect(difference, sheet).toBeLessThanOrEqual(1)
      }
    })

  test('default: the views behind it look the same @long', async ({
    local,
    page,
  }) => {
    // Every property of every element, thirty times.
    test.setTimeout(150_000)
    await injectWallet(page, local, getDevAccount(7))
    const { dialog, opener } = await openStage(page, local)
    await opener.click()
    await dialog.getByRole('button', { name: /Test Wallet/ }).click()
    await expect(dialog).toBeHidden()
    const bare = await readViews(page, local, '')
    for (const sheet of sheets) {
      const found = await readViews(page, local, `css=${sheet}`)
      for (const view of views) {
        expect(bare[view]?.length).toBeGreaterThan(20)
        const differences = compareLooks(bare[view] ?? [], found[view] ?? [])
        expect(differences, `${view}, ${sheet}`).toEqual([])
      }
    }
  })

  test('behavior: the comparison detects what our style sheet prevents', async ({
    local,
    page,
  }) => {
    const bare = await open(page, local, '')
    await page.evaluate(() => {
      for (const sheet of document.styleSheets)
        if (
          [...sheet.cssRules].some(
            (rule) => 'name' in rule && rule.name === 'latchkey',
          )
        )
          sheet.disabled = true
    })
    const found = await readLook(page, '.lk-dialog[open]')
    expect(compareLooks(bare.look, found).length).toBeGreaterThan(100)
    const pictures = [bare.picture, await page.screenshot()] as const
    const difference = await comparePictures(page.context(), pictures)
    expect(difference).toBeGreaterThan(50)
    const same = [bare.picture, bare.picture] as const
    expect(await comparePictures(page.context(), same)).toBe(0)
  })

  test('default: our style sheet does not change the page @long', async ({
    local,
    page,
  }) => {
    await openStage(page, local, 'host')
    await page.locator('#host').waitFor()
    // The button takes up different space with and without our style sheet.
    await page.locator('#root [data-latchkey]').evaluate(({ style }) => {
      style.setProperty('position', 'fixed', 'important')
    })
    const names = ['html', 'body', '#host']
    const withOurs = await Promise.all(
      names.map((name) => readLook(page, name)),
    )
    const isOff = await page.evaluate(() => {
      const ours = [...document.styleSheets].filter((sheet) =>
        [...sheet.cssRules].some(
          (rule) => 'name' in rule && rule.name === 'latchkey',
        ),
      )
      for (const sheet of ours) sheet.disabled = true
      return ours.length
    })
    expect(isOff).toBe(1)
    const host = await readLook(page, '#host')
    expect(compareLooks(withOurs[2] ?? [], host)).toEqual([])
    for (const name of ['html', 'body']) {
      const [look] = await readLook(page, name)
      const before = withOurs[names.indexOf(name)]?.[0]
      expect(compareLooks(before ? [before] : [], look ? [look] : [])).toEqual(
        [],
      )
    }
  })
})
