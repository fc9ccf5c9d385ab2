import { test as base } from '@playwright/test'
import { createMockWallet } from 'latchkey/testing'
import { approveRequest } from './approveRequest.js'
import { createPhone, type Phone } from './createPhone.js'
import { exposeWallet } from './exposeWallet.js'
import { logIn } from './logIn.js'

export type LatchkeyOptions = {
  /**
   * Address of the local mailbox. Default `LATCHKEY_MAILBOX`, else that of
   * `npx latchkey-devnet`.
   */
  mailbox: string
  /**
   * Nodes of the phone's wallet by CAIP-2 ID. Default those of
   * `npx latchkey-devnet`.
   */
  nodes: Record<string, string>
  /**
   * Address of the local relay. Default `LATCHKEY_RELAY`, else that of
   * `npx latchkey-devnet`.
   */
  relay: string
}

export type LatchkeyFixtures = {
  /** Approves the request that the secure frame shows. */
  approve(): Promise<void>
  /**
   * Logs in by email in the open modal.
   *
   * @param email - default one that nobody has used
   * @returns the email
   */
  login(email?: string | undefined): Promise<string>
  /** A phone with a WalletConnect wallet, which shares the local relay. */
  phone: Phone
  /** A browser extension, announced to every page of the test. */
  wallet: ReturnType<typeof createMockWallet>
}

/**
 * Playwright's `test`, with a user of the local services.
 *
 * @example
 * test('a customer logs in', async ({ login, page }) => {
 *   await page.goto('/')
 *   await page.getByRole('button', { name: 'Connect wallet' }).click()
 *   await login()
 * })
 */
export const test = base.extend<LatchkeyFixtures & LatchkeyOptions>({
  mailbox: [
    process.env.LATCHKEY_MAILBOX ?? 'http://localhost:4103',
    { option: true },
  ],
  nodes: [
    {
      'eip155:31337': 'http://localhost:8545',
      'eip155:31338': 'http://localhost:8546',
      'solana:localnet': 'http://localhost:8899',
    },
    { option: true },
  ],
  relay: [
    process.env.LATCHKEY_RELAY ?? 'ws://localhost:4105',
    { option: true },
  ],
  approve: ({ page }, use) => use(() => approveRequest(page)),
  login: ({ mailbox, page }, use) =>
    use(async (email = `ada.${crypto.randomUUID()}@example.com`) => {
      await logIn(page, { email, mailbox })
      return email
    }),
  phone: async ({ nodes, page, relay }, use) => {
    const phone = await createPhone({ nodes, page, relay })
    await use(phone)
    await phone.stop()
  },
  wallet: async ({ page }, use) => {
    const wallet = createMockWallet()
    await exposeWallet(page, wallet)
    await use(wallet)
    wallet.dispose()
  },
})
