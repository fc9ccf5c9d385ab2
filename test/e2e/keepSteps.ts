import type { BrowserContext, Page } from '@playwright/test'

const LOOK_MS = 200

const cardOf = (page: Page) =>
  page.frameLocator('dialog[data-latchkey-frame] iframe')

/** Opens the window that keeps the account, and continues there. */
export async function openKeepWindow(page: Page) {
  const opening = page.context().waitForEvent('page')
  await cardOf(page).getByTestId('keep-open').click()
  const opened = await opening
  // It closes itself, often before the click has returned.
  await opened
    .getByTestId('keep-continue')
    .click()
    .catch((error: unknown) => {
      if (!opened.isClosed()) throw error
    })
}

/** Does so in all pages of a browser, whenever it is asked for. */
export function keepAccounts(context: BrowserContext) {
  let isOver = false

  async function look() {
    for (const page of context.pages()) {
      const button = cardOf(page).getByTestId('keep-open')
      // Of an app that cuts its windows off.
      const without = cardOf(page).getByTestId('keep-without')
      if (await without.isVisible()) await without.click()
      // Shown while a window is open, too.
      const isAsked =
        (await button.isVisible()) &&
        !context.pages().some((one) => one.url().includes('/sdk/keep'))
      if (isAsked) await openKeepWindow(page)
    }
  }

  async function watch() {
    while (!isOver) {
      // A page that is left or closed meanwhile is looked at again.
      await look().catch(() => {})
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
  }

  void watch()
  return () => {
    isOver = true
  }
}
