import { expect, type FrameLocator, type Page } from '@playwright/test'

/**
 * Approves the request that the secure frame shows, by keyboard: in the frame,
 * or in the window it opens where the browser cannot tell what covers it.
 */
export async function approveRequest(page: Page): Promise<void> {
  const frame = page.frameLocator('dialog[data-latchkey-frame] iframe')
  const card = frame.locator('.card[aria-busy=false]')
  await expect(card.getByTestId(/^(approve|continue)$/)).toBeVisible()
  const next = card.getByTestId('continue')
  if (!(await next.isVisible())) return confirm(frame)
  const opening = page.context().waitForEvent('page')
  await next.click()
  const opened = await opening
  await confirm(opened).catch((error: unknown) => {
    // It closes by itself, often before the key is up again.
    if (!opened.isClosed()) throw error
  })
}

async function confirm(card: FrameLocator | Page) {
  const button = card.getByTestId('approve')
  // A long request has to be read to its end.
  await card.locator('.body').press('End')
  await expect(button).toBeEnabled()
  await button.press('Enter')
}
