import type { Frame, Page } from '@playwright/test'

declare global {
  /**
   * When the iframe was moved back under the pointer, and when it was pressed.
   */
  var jumpedAt: number | undefined
  var pressedAt: number | undefined
}

const iframe = 'dialog[data-latchkey-frame] iframe'

/**
 * Keeps the frame in full view elsewhere for as long as it takes to be
 * trusted, then moves it under the pointer that waits where the button will
 * be, and presses.
 *
 * @param parameters.css - Styles that move the iframe elsewhere.
 * @returns Milliseconds between both, as observed by the browser.
 */
export async function jump(parameters: {
  at: readonly [number, number]
  css: string
  frame: Frame
  page: Page
}) {
  const { at, css, frame, page } = parameters
  const [x, y] = at
  await page.mouse.move(0, 0)
  await page.evaluate(
    ({ css, iframe }) => {
      const style = document.createElement('style')
      style.textContent = `${iframe}{${css}}`
      document.head.append(style)
      Object.assign(globalThis, {
        undo() {
          style.remove()
          globalThis.jumpedAt = Date.now()
        },
      })
    },
    { css, iframe },
  )
  await frame.evaluate(() => {
    globalThis.pressedAt = undefined
    addEventListener(
      'pointerdown',
      () => {
        globalThis.pressedAt = Date.now()
      },
      { capture: true, once: true },
    )
  })
  // Wait until the browser knows that the pointer is not over the frame.
  await page.waitForTimeout(300)
  await page.mouse.move(x, y)
  await page.waitForTimeout(700)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        ;(globalThis as unknown as { undo(): void }).undo()
        // Wait until the browser knows where a press lands.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )
  await page.mouse.down()
  await page.mouse.up()
  const jumpedAt = await page.evaluate(() => globalThis.jumpedAt)
  const pressedAt = await frame.evaluate(() => globalThis.pressedAt)
  return (pressedAt ?? Number.POSITIVE_INFINITY) - (jumpedAt ?? 0)
}
