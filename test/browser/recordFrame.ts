import type { Page } from '@playwright/test'
import type { E2eState } from '../e2e/state.js'

declare global {
  /** Everything that was posted to the frame, recorded in its own page. */
  var posted: { type?: string; payload?: { method?: string } }[] | undefined
}

/** Records what is posted to the frame. Call it before the frame is created. */
export async function recordFrame(page: Page, local: E2eState) {
  await page.addInitScript((origin) => {
    if (location.origin !== origin) return
    const posted: typeof globalThis.posted = []
    globalThis.posted = posted
    addEventListener('message', ({ data }) => posted.push(data))
  }, new URL(local.hosts.frame).origin)
}

/** Returns the RPC methods that have reached the frame so far, in order. */
export async function readMethods(page: Page, local: E2eState) {
  const frame = page
    .frames()
    .find((one) => one.url().startsWith(local.hosts.frame))
  if (!frame) throw new Error('There is no frame')
  const posted = await frame.evaluate(() => globalThis.posted)
  if (!posted) throw new Error('The frame is not recorded')
  return posted.flatMap(({ payload, type }) =>
    type?.endsWith('/RPC_REQUEST') ? (payload?.method ?? '') : [],
  )
}
