import type { Page } from '@playwright/test'

/** Holds back requests, such as of build files, until they are released. */
export async function hold(page: Page, pattern: RegExp) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let asked = 0
  await page.route(pattern, async (route) => {
    asked++
    await released
    await route.continue()
  })
  return { asked: () => asked, release }
}
