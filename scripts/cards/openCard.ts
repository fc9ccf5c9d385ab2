import type { Page } from '@playwright/test'
import type {} from '../../test/browser/openHarness.js'
import type { CardRequest } from './listRequests.js'

/**
 * Has the app of the harness make a request, and waits for its card.
 *
 * @throws Error with the refusal when the wallet answers without a card
 */
export async function openCard(
  page: Page,
  { name: _, ...request }: CardRequest,
) {
  const asking = page.evaluate(async ({ caipNetworkId, method, params }) => {
    const controller = new AbortController()
    Object.assign(globalThis, { giveUp: () => controller.abort() })
    const { signal } = controller
    if (!caipNetworkId)
      return harness.settle(made.ask(method, params, { signal }))
    const client = await made.kit.frame?.open()
    return harness.settle(
      client?.request({ caipNetworkId, method, params }, { signal }) ??
        Promise.reject(new Error('There is no frame')),
    )
  }, request)
  const iframe = page.locator('dialog[data-latchkey-frame] iframe')
  const card = iframe
    .contentFrame()
    .locator('.card[aria-busy=false]:not([inert])')
  const shown = card.getByTestId('action').waitFor({ timeout: 30_000 })
  const ended = asking.then(({ error }) => {
    throw new Error(JSON.stringify(error))
  })
  await Promise.race([shown, ended])
  ended.catch(() => {})
  return {
    card,
    iframe,
    /** The app gives the request up: a user who rejects many is asked first. */
    async close() {
      await page.evaluate(() => (globalThis as { giveUp?(): void }).giveUp?.())
      await asking
      await page
        .locator('dialog[data-latchkey-frame][open]')
        .waitFor({ state: 'hidden' })
    },
  }
}
