import assert from 'node:assert/strict'
import { expect, type Page } from '@playwright/test'
import type { Services } from 'latchkey-devnet'
import { approveRequest } from '../../../packages/devnet/src/playwright/approveRequest.js'
import { logIn } from '../../../packages/devnet/src/playwright/logIn.js'

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
  parameters: { name: string; services: Services },
): Promise<void> {
  const { name, services } = parameters
  const { mailbox } = services.urls
  const email = `ada.${crypto.randomUUID()}@example.com`
  const open = openings[name]
  if (open) {
    await open(page)
    await logIn(page, { email, mailbox })
  } else await logInByHand(page, { email, services })
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

async function logInByHand(
  page: Page,
  parameters: { email: string; services: Services },
) {
  const { email, services } = parameters
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  const field = page.getByLabel('Code')
  await expect(field).toBeVisible({ timeout: 20_000 })
  const code = await services.mailbox.code(email)
  assert.match(code, /^\d{6}$/)
  await field.fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
}
