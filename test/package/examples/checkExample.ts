import { expect, type Page } from '@playwright/test'
import { approveRequest } from '../../../packages/devnet/src/playwright/approveRequest.js'
import { enterEmail } from '../pages/logIn.js'
import type { LocalServer } from '../pages/startLocalServer.js'

/** How each example comes to the login by email. */
const openings: Record<string, (page: Page) => Promise<void>> = {
  vite: clickConnect,
  solana: clickConnect,
  mobile: clickConnect,
  'vite-wagmi2-connectkit': openList,
  'vite-wagmi2-rainbowkit': openList,
}

/** Logs in by email in an example, and signs where it can. */
export async function checkExample(
  page: Page,
  parameters: { name: string; server: LocalServer },
): Promise<void> {
  const { name, server } = parameters
  await openings[name]?.(page)
  await enterEmail(page, server)
  if (name === 'mobile')
    return expect(page.locator('nav').getByText('Receive')).toBeVisible()
  const address = page.getByTestId(/address$/).first()
  await expect(address).toHaveText(/^0x[0-9a-fA-F]{40}$/)
  if (name === 'headless') return
  // The modal with the account may still be open.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sign a message' }).first().click()
  await approveRequest(page)
  if (name === 'solana') return
  await expect(page.getByTestId('signature')).toHaveText(/^0x[0-9a-f]{130}$/)
}

async function clickConnect(page: Page) {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
}

/** The list of another kit, whose entry opens our login. */
async function openList(page: Page) {
  await page.getByRole('button', { name: /connect wallet/i }).click()
  await page.getByRole('button', { name: /email/i }).click()
}
