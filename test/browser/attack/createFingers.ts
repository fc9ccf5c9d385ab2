import type { Page } from '@playwright/test'

export type Point = readonly [x: number, y: number]

/**
 * Simulates fingers through the browser's own touch input. Points are in page
 * coordinates, also over a frame.
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
    /** Puts one more finger down; pass the other fingers as well. */
    down: (...points: Point[]) => dispatch('touchStart', points),
    move: (...points: Point[]) => dispatch('touchMove', points),
    /** Lifts all fingers. */
    up: () => dispatch('touchEnd', []),
  }
}

export type Fingers = Awaited<ReturnType<typeof createFingers>>
