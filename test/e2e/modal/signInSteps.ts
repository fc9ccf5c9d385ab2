import type { Page } from '@playwright/test'
import { getDevAccount } from '../../browser/injectWallet.js'
import { changeAnswer } from '../changeAnswer.js'
import { expect, newEmail } from '../fixtures.js'
import { registerWallets } from '../solana/registerWallets.js'
import type { E2eState } from '../state.js'
import { answerPairing, pair } from '../walletConnect/steps.js'
import { announceWallets } from './announceWallets.js'
import {
  buttonOf,
  connectButton,
  en,
  enterCode,
  enterEmail,
  modalOf,
  press,
  type Services,
} from './steps.js'

/** The injected wallet of these journeys. */
export const fjord = {
  address: getDevAccount(6).address,
  name: 'Fjord',
  rdns: 'test.fjord',
}

export const toUrl = (local: E2eState, query = '') =>
  `${local.urls.dapp}/sign-in.html${query}`
export const promptOf = (page: Page) =>
  modalOf(page).locator('[data-latchkey-view=SIWXSignMessage]')
export const memberOf = (page: Page) => page.getByTestId('member')
export const expectStatus = (page: Page, status: string) =>
  expect(page.getByTestId('sign-in-status')).toHaveAttribute(
    'data-status',
    status,
  )

export type Parts = {
  local: E2eState
  page: Page
  services: Services
  /** The wallet on the other end of WalletConnect. */
  wallet: Page
}

/** Opens the page and connects an injected wallet. */
export async function connectInjected({ local, page }: Parts, query = '') {
  await announceWallets(page, local, [fjord])
  await page.goto(toUrl(local, query))
  await connectButton(page).click()
  await press(page, /^Fjord/)
}

/** Opens the page and connects a Solana wallet, which it returns. */
export async function connectSolana({ local, page }: Parts, query = '') {
  const wallets = await registerWallets(page, local, [{ name: 'Ember' }])
  await page.goto(toUrl(local, query))
  await connectButton(page).click()
  await press(page, /^Ember/)
  return wallets
}

/** Opens the page and connects over WalletConnect, with EVM networks only. */
export async function connectPhone({ local, page, wallet }: Parts, query = '') {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(toUrl(local, query))
  await connectButton(page).click()
  await press(page, /^WalletConnect/)
  await press(page, en.pairing.copyLink)
  await expect(buttonOf(page, en.common.copied)).toBeVisible()
  await pair(wallet, await page.evaluate(() => navigator.clipboard.readText()))
  await answerPairing(wallet, 'Approve Ethereum only')
}

/** Opens the page and logs in to the embedded wallet, which signs in, too. */
export async function logInWithEmail(
  { local, page, services }: Parts,
  query = '',
) {
  const email = newEmail()
  await page.goto(toUrl(local, query))
  await connectButton(page).click()
  await enterEmail(page, email)
  await enterCode(page, await services.code(email))
  return email
}

/** Connects each kind of wallet, up to the prompt. */
export const sources: Record<
  string,
  (parts: Parts, query: string) => Promise<unknown>
> = {
  'an injected wallet': connectInjected,
  'a Solana wallet': connectSolana,
  WalletConnect: connectPhone,
  // A login signs in by itself, so the session is ended first.
  async 'the embedded wallet'(parts, query) {
    const { page } = parts
    await logInWithEmail(parts, query)
    await expect(memberOf(page)).toBeVisible({ timeout: 20_000 })
    await page.keyboard.press('Escape')
    await expect(modalOf(page)).toBeHidden()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expectStatus(page, 'signedOut')
    await page.reload()
  },
}

/** The dashboard leaves the email address to the page. */
export async function leaveEmailToPage(page: Page) {
  await page.route('**/appkit/v1/config?*', (route) =>
    changeAnswer(route, ({ features }) => ({
      features: features.map((feature: { id: string }) =>
        feature.id === 'email_capture'
          ? { ...feature, config: null, isEnabled: true }
          : feature,
      ),
    })),
  )
}
