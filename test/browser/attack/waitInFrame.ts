import type { Frame } from '@playwright/test'

const POLL_MS = 50

/**
 * Waits for a condition in a frame that may not be rendered. Polls by its
 * clock: Playwright polls on animation frames by default, which such a frame
 * does not get.
 */
export async function waitInFrame<arg = void>(
  frame: Frame,
  isSo: (arg: arg) => unknown,
  arg?: arg,
): Promise<void> {
  await frame.waitForFunction(isSo as () => unknown, arg, { polling: POLL_MS })
}
