import type { Frame } from '@playwright/test'

const POLL_MS = 50

/**
 * Waits for something in a frame that may not be drawn: by its clock, since it
 * has no animation frames, by which Playwright would look again.
 */
export async function waitInFrame<arg = void>(
  frame: Frame,
  isSo: (arg: arg) => unknown,
  arg?: arg,
): Promise<void> {
  await frame.waitForFunction(isSo as () => unknown, arg, { polling: POLL_MS })
}
