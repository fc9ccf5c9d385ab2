import type { Page } from '@playwright/test'

/** What a frame of the browser shows of the card. */
export type CardFrame = {
  /** Number of animations of the card that have been started. */
  animations: number
  /** In px, rounded. */
  height: number
  isAnimated: boolean
  /** Whether neither a view nor a copy of one is visible enough to be read. */
  isBlank: boolean
  /** Whether a copy of the view before lies over the card. */
  isCovered: boolean
}

declare global {
  var cardFrames: CardFrame[] | undefined
}

/** Notes how the card looks in every frame, until it is stopped. */
export async function recordCard(page: Page) {
  await page.evaluate(() => {
    const frames: CardFrame[] = []
    globalThis.cardFrames = frames
    let animations = 0
    const { animate } = Element.prototype
    Element.prototype.animate = function (...parameters) {
      if (this.matches('.lk-card')) animations++
      return animate.apply(this, parameters)
    }
    const toOpacity = (element: Element | null) =>
      element ? Number(getComputedStyle(element).opacity) : 0
    function look() {
      if (globalThis.cardFrames !== frames) return
      const card = document.querySelector('.lk-card')
      if (card) {
        const copy = card.querySelector('.lk-left')
        const body = card.querySelector('.lk-body:not(.lk-left *)')
        const view = body?.closest('.lk-view, .lk-card-content') ?? null
        frames.push({
          animations,
          height: Math.round(card.getBoundingClientRect().height),
          isAnimated: card.getAnimations().length > 0,
          isBlank: Math.max(toOpacity(copy), toOpacity(view)) < 0.5,
          isCovered: copy !== null,
        })
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return {
    stop: () =>
      page.evaluate(async () => {
        // On a busy machine, no frame may have been drawn yet.
        for (let count = 0; count < 2; count++)
          await new Promise(requestAnimationFrame)
        const frames = globalThis.cardFrames ?? []
        globalThis.cardFrames = undefined
        return frames
      }),
  }
}
