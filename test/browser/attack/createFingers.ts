import type { Page } from '@playwright/test'

export type Point = readonly [x: number, y: number]

/**
 * Fingers on the screen, as the browser's own touch input. Points are those of
 * the page, also over a frame in it.
 */
export async function createFingers(page: Page) {
  const session = await page.context().newCDPSession(page)
  const dispatch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly Point[],
  ) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    })
  return {
    /** Puts one more finger down; the others are named with it. */
    down: (...points: Point[]) => dispatch('touchStart', points),
    move: (...points: Point[]) => dispatch('touchMove', points),
    /** Lifts all fingers. */
    up: () => dispatch('touchEnd', []),
  }
}

export type Fingers = Awaited<ReturnType<typeof createFingers>>
