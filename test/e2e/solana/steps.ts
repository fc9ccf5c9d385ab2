import type { Page } from '@playwright/test'
import { approve, expect } from '../fixtures.js'

export const solanaAddress = (page: Page) => page.getByTestId('solana-address')
export const solanaError = (page: Page) => page.getByTestId('solana-error')
export const solanaSendButton = (page: Page) => page.getByTestId('solana-send')

/** Opens the list of wallets, while no wallet is connected. */
export const openWallets = (page: Page) =>
  page.getByRole('button', { name: 'Use a Solana wallet' }).click()

/** Fills and submits the form of the page without components. */
export async function sendSolana(page: Page, draft: sendSolana.Draft) {
  const { amount, to, token = 'SOL' } = draft
  await page.getByTestId('solana-token').selectOption({ label: token })
  await page.getByTestId('solana-amount').fill(amount)
  await page.getByTestId('solana-to').fill(to)
  await solanaSendButton(page).click()
}

export declare namespace sendSolana {
  type Draft = { amount: string; to: string; token?: string }
}

/** Returns the signature, once it is confirmed. */
export async function readHash(page: Page) {
  await expect(page.getByTestId('solana-sent')).toBeVisible({ timeout: 20_000 })
  return (await page.getByTestId('solana-hash').textContent()) ?? ''
}

export async function readText(page: Page, testId: string) {
  return (await page.getByTestId(testId).textContent()) ?? ''
}

export async function approveAndRead(page: Page) {
  await approve(page)
  return readHash(page)
}
