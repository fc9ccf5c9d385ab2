import { chromium, type Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures.js'
import { openView } from '../e2e/modal/openView.js'
import { getFocus, openStage } from './openStage.js'

// The motion itself is tested here.
test.use({ contextOptions: {} })

test.describe('dialog', () => {
  test('default: is named by its title, has focus, and closes on Escape', async ({
    local,
    page,
    problems,
  }) => {
    const { dialog, opener } = await openStage(page, local)
    await opener.click()
    await expect(dialog).toHaveAccessibleName('Connect')
    expect(
      await dialog.evaluate((element) =>
        element.contains(document.activeElement),
      ),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(opener).toBeFocused()
    expect(problems).toEqual([])
  })

  test('behavior: Tab cycles inside, past a radio group', async ({
    local,
    page,
  }) => {
    const { dialog, probe } = await openStage(page, local, 'probe')
    await probe.click()
    await page.getByRole('button', { name: 'To the form' }).click()
    await expect(page.getByLabel('Name')).toBeFocused()
    const forwards: string[] = []
    for (let count = 0; count < 6; count++) {
      await page.keyboard.press('Tab')
      forwards.push(await getFocus(page))
    }
    // 'on' is the value of the selected radio button.
    const round = ['on', 'Block closing', 'Back', 'Close', '', 'on']
    expect(forwards).toEqual(round)
    const backwards: string[] = []
    for (let count = 0; count < 5; count++) {
      await page.keyboard.press('Shift+Tab')
      backwards.push(await getFocus(page))
    }
    expect(backwards).toEqual(['', 'Close', 'Back', 'Block closing', 'on'])
    // With its button hidden, the group itself is the last stop.
    await dialog.locator('.lk-footer:not(.lk-left *)').evaluate((footer) => {
      footer.style.setProperty('display', 'none', 'important')
    })
    await page.keyboard.press('Tab')
    expect(await getFocus(page)).toBe('Back')
    await page.keyboard.press('Shift+Tab')
    expect(await getFocus(page)).toBe('on')
    await expect(dialog.locator(':scope > span')).toHaveCount(0)
  })

  test('behavior: the focus returns to an opener that was rendered again', async ({
    local,
    page,
  }) => {
    const { dialog, probe } = await openStage(page, local, 'probe')
    await probe.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(probe).toBeFocused()
  })

  test('behavior: the focus returns to an opener that the click did not focus @long', async ({
    local,
    page,
  }) => {
    // As Safari does for buttons.
    await page.addInitScript(() => {
      const options = { capture: true }
      addEventListener('mousedown', (event) => event.preventDefault(), options)
    })
    const { dialog, opener } = await openStage(page, local)
    await opener.click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('behavior: while closing is blocked it shakes on every close request @long', async ({
    local,
    page,
  }) => {
    const { card, dialog, probe } = await openStage(page, local, 'probe')
    await probe.click()
    await page.getByRole('button', { name: 'Block closing' }).click()
    // Counted as they start: each lasts half a second and could be missed.
    await card.evaluate((element) => {
      element.addEventListener('animationstart', (event) => {
        const { animationName } = event as AnimationEvent
        const shakes = Number(element.getAttribute('data-shakes'))
        if (animationName === 'lk-shake')
          element.setAttribute('data-shakes', String(shakes + 1))
      })
    })
    const countShakes = () =>
      card.evaluate((element) => Number(element.getAttribute('data-shakes')))
    const isStill = () =>
      card.evaluate(
        (element) =>
          element.getAnimations().length === 0 &&
          // The class can outlast the animation it starts.
          !element.classList.contains('lk-shake'),
      )
    await page.keyboard.press('Escape')
    await expect.poll(countShakes).toBe(1)
    await expect.poll(isStill).toBe(true)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect.poll(countShakes).toBeGreaterThan(1)
    await expect.poll(isStill).toBe(true)
    const before = await countShakes()
    // What browsers do on a second close request in a row.
    for (let count = 0; count < 2; count++)
      await dialog.evaluate((element: HTMLDialogElement) => {
        element.close()
      })
    await expect.poll(countShakes).toBeGreaterThan(before)
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(
      true,
    )
    await page.getByRole('button', { name: 'Allow closing' }).click()
    await dialog.evaluate((element: HTMLDialogElement) => {
      element.requestClose()
    })
    await expect(dialog).toBeHidden()
  })

  test('behavior: ignores an Escape that ends a composition @long', async ({
    local,
    page,
  }) => {
    const { dialog, probe } = await openStage(page, local, 'probe')
    await probe.click()
    await page.getByRole('button', { name: 'To the form' }).click()
    const press = (init: object) =>
      page.getByLabel('Name').evaluate((input, init) => {
        const event = { key: 'Escape', bubbles: true, cancelable: true }
        input.dispatchEvent(new KeyboardEvent('keydown', { ...event, ...init }))
      }, init)
    await press({ isComposing: true })
    await press({ keyCode: 229 })
    await expect(dialog).toBeVisible()
    await press({})
    await expect(dialog).toBeHidden()
  })

  for (const width of [1280, 390])
    test(`behavior: pressed and released beside the card, ${width} px @long`, async ({
      local,
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      const { card, dialog, probe } = await openStage(page, local, 'probe')
      await probe.click()
      // The opening animation has ended.
      await expect
        .poll(() =>
          dialog.evaluate((el) => el.getAnimations({ subtree: true }).length),
        )
        .toBe(0)
      const box = await card.boundingBox()
      const inside = [width / 2, (box?.y ?? 0) + 20] as const
      await page.mouse.move(...inside)
      await page.mouse.down()
      await page.mouse.move(5, 5)
      await page.mouse.up()
      await expect(dialog).toBeVisible()
      await page.mouse.down()
      await page.mouse.move(...inside)
      await page.mouse.up()
      await expect(dialog).toBeVisible()
      await page.mouse.click(5, 5)
      await expect(dialog).toBeHidden()
    })

  test('behavior: content has its place and accepts clicks at once @long', async ({
    local,
    page,
  }) => {
    // Large enough for the full height.
    await page.setViewportSize({ width: 1280, height: 1400 })
    const { card, probe } = await openStage(page, local, 'probe')
    await probe.click()
    const before = (await card.boundingBox())?.height ?? 0
    const frames = await page.evaluate(async () => {
      const card = document.querySelector<HTMLElement>('.lk-card')
      const row = [...document.querySelectorAll<HTMLElement>('.lk-row')]
      row.find(({ textContent }) => textContent === 'To the list')?.click()
      const frame = () => new Promise(requestAnimationFrame)
      await frame()
      await frame()
      const button = document.querySelector('.lk-footer .lk-button') as Element
      const { height, left, top } = button.getBoundingClientRect()
      const hit = document.elementFromPoint(left + 30, top + height / 2)
      const first = card?.offsetHeight ?? 0
      const isHit = hit === button
      await Promise.all(
        card?.getAnimations({ subtree: true }).map((one) => one.finished) ?? [],
      )
      return { first, isHit, last: card?.offsetHeight ?? 0 }
    })
    expect(frames.isHit).toBe(true)
    expect(frames.first).toBeGreaterThanOrEqual(Math.floor(before))
    expect(frames.first).toBeLessThan(frames.last)
    const isCut = await card.evaluate((element) => {
      const content = element.firstElementChild as HTMLElement
      const footer = element.querySelector('.lk-footer') as HTMLElement
      const bottom = element.getBoundingClientRect().bottom
      return (
        content.offsetHeight > element.clientHeight ||
        footer.getBoundingClientRect().bottom > bottom
      )
    })
    expect(isCut).toBe(false)
  })

  test('behavior: the view that leaves fades out over the next one, inert', async ({
    local,
    page,
  }) => {
    const { card, probe } = await openStage(page, local, 'probe')
    await probe.click()
    await page.getByRole('button', { name: 'To the list' }).click()
    await settle(page)
    await card
      .locator('.lk-body:not(.lk-left *)')
      .evaluate((body) => body.scrollTo(0, 400))
    await settle(page)
    // Long enough to be looked at.
    const session = await page.context().newCDPSession(page)
    await session.send('Animation.enable')
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 })
    /** Where the row is in the card, which becomes lower meanwhile. */
    const readPlace = () =>
      card
        // Once the view has left, the one in its copy.
        .locator('.lk-row')
        .filter({ hasText: /^Row 12$/ })
        .evaluate((row) => {
          const { x, y } = row.getBoundingClientRect()
          const edge = row.closest('.lk-card')?.getBoundingClientRect()
          return [x - (edge?.x ?? 0), y - (edge?.y ?? 0)]
        })
    const before = await readPlace()
    const back = page.getByRole('button', { name: 'Back' })
    const left = card.locator('.lk-left')
    const isHit = await back.evaluate(async (button: HTMLElement) => {
      button.click()
      await new Promise(requestAnimationFrame)
      const [row] = document.querySelectorAll('.lk-row')
      const { left, top } = row?.getBoundingClientRect() ?? new DOMRect()
      return row?.contains(document.elementFromPoint(left + 30, top + 30))
    })
    expect(isHit).toBe(true)
    await expect(left).toHaveCount(1)
    // Title and rows are where they were, as scrolled.
    await expect(left).toContainText('Probe long')
    expect(await readPlace()).toEqual(before)
    await expect(page.getByRole('button', { name: 'Row 12' })).toHaveCount(0)
    expect(
      await left.evaluateAll((layers) =>
        layers.every(
          (layer) =>
            layer.matches('[inert][aria-hidden=true]') &&
            !layer.contains(document.activeElement),
        ),
      ),
    ).toBe(true)
    // A slowed view never counts as stable, which `click()` waits for.
    await page
      .getByRole('button', { name: 'To the form' })
      .evaluate((button: HTMLElement) => button.click())
    await expect(page.getByLabel('Name')).toBeFocused()
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 })
    await settle(page)
    await expect(left).toHaveCount(0)
  })

  test('behavior: a view stays until the next one has loaded, or bars appear', async ({
    local,
    page,
  }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/connectingViews/, async (route) => {
      await released
      await route.continue()
    })
    const { card, opener } = await openStage(page, local, 'pairing')
    await opener.click()
    await settle(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Animation.enable')
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 })
    const left = card.locator('.lk-left')
    const readOpacity = (selector: string) =>
      card
        .locator(selector)
        .evaluate((element) => Number(getComputedStyle(element).opacity))
    await page.getByRole('button', { name: /^All wallets/ }).click()
    await expect(left).toHaveCount(1)
    await page.waitForTimeout(500)
    expect(await readOpacity('.lk-left')).toBe(1)
    expect(await readOpacity(':not(.lk-left *) > .lk-waiting')).toBe(0)
    release()
    await expect(page.getByRole('searchbox')).toBeVisible()
    await expect.poll(() => readOpacity('.lk-left')).not.toBe(1)
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 })
    await settle(page)
    await expect(left).toHaveCount(0)
  })

  test('behavior: nothing moves with reduced motion @long', async ({
    local,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { card, dialog, probe } = await openStage(page, local, 'probe')
    // A color transition is not motion.
    const count = () =>
      dialog.evaluate(
        (element) =>
          element
            .getAnimations({ subtree: true })
            .filter(
              (one) =>
                !('transitionProperty' in one) ||
                !/color/.test(String(one.transitionProperty)),
            ).length,
      )
    await probe.click()
    expect(await count()).toBe(0)
    await page.getByRole('button', { name: 'To the list' }).click()
    expect(await count()).toBe(0)
    await expect(card.locator('.lk-left')).toHaveCount(0)
    await page.getByRole('button', { name: 'Block closing' }).click()
    await page.keyboard.press('Escape')
    await expect(card).toHaveClass(/lk-shake/)
    expect(await count()).toBe(0)
  })

  test('behavior: the footer stays above an on-screen keyboard @long', async ({
    local,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const { card, probe } = await openStage(page, local, 'probe')
    await probe.click()
    await page.getByRole('button', { name: 'To the list' }).click()
    const getBox = () =>
      card.evaluate((el) => el.getBoundingClientRect().toJSON())
    await expect.poll(async () => (await getBox()).height).toBeCloseTo(736, 0)
    await page.evaluate(() => {
      const viewport = visualViewport as VisualViewport
      Object.defineProperty(viewport, 'height', { value: 500 })
      viewport.dispatchEvent(new Event('resize'))
    })
    await expect.poll(async () => (await getBox()).bottom).toBeCloseTo(500, 0)
    await expect.poll(async () => (await getBox()).height).toBeCloseTo(460, 0)
  })

  test('behavior: is mirrored from right to left and usable at 200 % text size', async ({
    local,
    page,
  }) => {
    const { dialog, probe } = await openStage(
      page,
      local,
      'probe&dir=rtl&size=32px',
    )
    await page.setViewportSize({ width: 390, height: 800 })
    await probe.click()
    await page.getByRole('button', { name: 'To the list' }).click()
    const places = await dialog.evaluate((element) => {
      const [back, close] = element.querySelectorAll('.lk-header button')
      const left = (one: Element | undefined) =>
        one?.getBoundingClientRect().left ?? 0
      const icon = back?.querySelector('.lk-icon') as Element
      return {
        isMirrored: left(back) > left(close),
        isTurned: getComputedStyle(icon).scale,
        isWide: element.scrollWidth > element.clientWidth,
        size: getComputedStyle(element).fontSize,
      }
    })
    expect(places).toEqual({
      isMirrored: true,
      isTurned: '-1 1',
      isWide: false,
      size: '32px',
    })
  })

  test('behavior: edges are visible in forced colors @long', async ({
    local,
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    const { card, dialog, probe } = await openStage(page, local, 'probe')
    await probe.click()
    for (const part of [card, dialog.locator('.lk-button:not(.lk-left *)')])
      expect(
        await part.evaluate((element) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(element)
          return `${borderTopWidth} ${borderTopStyle}`
        }),
      ).toBe('1px solid')
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => getComputedStyle(document.activeElement as Element).outlineStyle,
      ),
    ).toBe('solid')
  })

  test('behavior: a QR code stays dark on white in forced colors @long', async ({
    local,
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
    const { opener } = await openStage(page, local, 'pairing')
    await opener.click()
    await page.getByRole('button', { name: /^WalletConnect/ }).click()
    const code = page.locator('.lk-qr:not(.lk-left *)')
    const colors = await code.evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(element.querySelector('path') as Element).fill,
    ])
    expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  })

  test('behavior: the page keeps its scroll position, scrollbar and styles', async ({
    local,
  }, { project }) => {
    const { launchOptions } = project.use
    // With scrollbars that take up space, as on most desktops.
    const browser = await chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    })
    const page = await browser.newPage({
      viewport: { width: 900, height: 600 },
    })
    const cases = [
      {},
      { html: 'overflow-y: scroll; scroll-behavior: smooth' },
      { body: 'overflow-x: hidden' },
      { body: 'overflow-y: scroll', html: 'overflow-x: visible' },
      { html: 'scrollbar-gutter: stable both-edges; overflow-y: auto' },
    ] as { body?: string; html?: string }[]
    for (const styles of cases) {
      const { dialog, probe } = await openStage(page, local, 'probe')
      await probe.waitFor()
      await page.evaluate(({ body = '', html = '' }) => {
        document.body.style.cssText = body
        document.documentElement.style.cssText = html
        const bar = document.createElement('div')
        bar.id = 'sticky'
        bar.style.cssText = 'position: sticky; top: 0; height: 20px'
        const tall = document.createElement('div')
        tall.style.cssText = 'height: 3000px'
        document.body.prepend(bar)
        document.body.append(tall)
        scrollTo({ top: 400, behavior: 'instant' })
      }, styles)
      const read = () =>
        page.evaluate(() => {
          const rects = ['#sticky', '#root'].map((name) =>
            document.querySelector(name)?.getBoundingClientRect().toJSON(),
          )
          const { body, documentElement: root } = document
          return {
            rects,
            scrollY,
            styles: [body.style.cssText, root.style.cssText],
          }
        })
      const attributes = () =>
        page.evaluate(() =>
          [document.documentElement, document.body].flatMap((element) =>
            element.getAttributeNames().filter((name) => /latchkey/.test(name)),
          ),
        )
      const before = await read()
      expect(before.scrollY).toBe(400)
      await probe.dispatchEvent('click')
      await expect(dialog).toBeVisible()
      await page.mouse.move(5, 5)
      await page.mouse.wheel(0, 300)
      await page.keyboard.press('PageDown')
      await page.evaluate(() => new Promise(requestAnimationFrame))
      expect(await read(), JSON.stringify(styles)).toEqual(before)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      expect(await read()).toEqual(before)
      expect(await attributes()).toEqual([])
      await page.mouse.wheel(0, 100)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
    }
    await browser.close()
  })
})

/** Until what moves in the dialog has come to its end. */
const settle = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.getAnimations().length))
    .toBe(0)

for (const [width, height] of [
  [320, 568],
  [390, 664],
  [640, 400],
] as const)
  test(`behavior: the pairing code is in sight above the terms, ${width} x ${height}${width === 320 ? '' : ' @long'}`, async ({
    local,
    page,
  }) => {
    await page.setViewportSize({ height, width })
    const { dialog, opener } = await openStage(page, local, 'pairing&legal')
    await opener.click()
    await expect(dialog).toBeVisible()
    await openView(page, 'ConnectingWalletConnectBasic')
    const code = dialog.locator('.lk-pairing-code .lk-qr:not(.lk-left *)')
    await expect(code).toBeVisible()
    const read = () =>
      code.evaluate((element) => {
        const body = element.closest('.lk-body')
        if (!body) throw new Error('It is in no body')
        const { bottom, height, top } = element.getBoundingClientRect()
        const around = body.getBoundingClientRect()
        return {
          height: Math.round(height),
          isWhole: top >= around.top && bottom <= around.bottom,
        }
      })
    await expect.poll(async () => (await read()).isWhole).toBe(true)
    expect((await read()).height).toBeGreaterThanOrEqual(139)
  })
