import type { BrowserContext, Page } from '@playwright/test'
import { expect, newEmail } from '../fixtures.js'
import { registerWallets } from '../solana/registerWallets.js'
import type { E2eState } from '../state.js'
import { test } from '../walletConnect/fixtures.js'
import {
  accountField,
  answer,
  answerPairing,
  networkField,
  pair,
  readOptions,
} from '../walletConnect/steps.js'
import {
  accountButton,
  buttonOf,
  connectButton,
  en,
  enterCode,
  enterEmail,
  modalOf,
  press,
} from './steps.js'

const toUrl = (local: E2eState, query = '') =>
  `${local.urls.dapp}/sign-in.html${query}`
const promptOf = (page: Page) =>
  modalOf(page).locator('[data-latchkey-view=SIWXSignMessage]')
const memberOf = (page: Page) => page.getByTestId('member')
const expectStatus = (page: Page, status: string) =>
  expect(page.getByTestId('sign-in-status')).toHaveAttribute(
    'data-status',
    status,
  )

async function connectPhone(
  page: Page,
  wallet: Page,
  { local, query = '' }: { local: E2eState; query?: string },
) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(toUrl(local, query))
  await connectButton(page).click()
  await press(page, /^WalletConnect/)
  await press(page, en.pairing.copyLink)
  await expect(buttonOf(page, en.common.copied)).toBeVisible()
  await pair(wallet, await page.evaluate(() => navigator.clipboard.readText()))
  await answerPairing(wallet, 'Approve Ethereum only')
}

/** A second tab has the session, and ends it for both. */
async function expectTabsAgree(
  context: BrowserContext,
  page: Page,
  local: E2eState,
) {
  const second = await context.newPage()
  await second.goto(toUrl(local))
  await expect(memberOf(second)).toBeVisible({ timeout: 20_000 })
  await second.getByRole('button', { name: 'Sign out' }).click()
  await expectStatus(second, 'signedOut')
  await expectStatus(page, 'signedOut')
}

test('behavior: WalletConnect: another account and network are asked, tabs agree', async ({
  context,
  local,
  page,
  wallet,
}) => {
  test.slow()
  await connectPhone(page, wallet, { local })
  await press(page, en.signIn.sign)
  await answer(wallet, 'Sign message')
  await expect(memberOf(page)).toBeVisible()
  const [first, second] = await readOptions(accountField(wallet, 'Ethereum'))
  const [one, two] = local.chains.map(({ id }) => `eip155:${id}`)
  await test.step('an account', async () => {
    await accountField(wallet, 'Ethereum').selectOption(second)
    await expect(promptOf(page)).toBeVisible()
    await expect(memberOf(page)).toHaveCount(0)
    await accountField(wallet, 'Ethereum').selectOption(first)
    await expect(memberOf(page)).toBeVisible()
  })
  await test.step('a network', async () => {
    await networkField(wallet, 'Ethereum').selectOption(two ?? '')
    await expect(promptOf(page)).toBeVisible()
    await expect(memberOf(page)).toHaveCount(0)
    await networkField(wallet, 'Ethereum').selectOption(one ?? '')
    await expect(memberOf(page)).toBeVisible()
  })
  await expectTabsAgree(context, page, local)
})

test('behavior: a Solana wallet: another account is asked', async ({
  local,
  page,
}) => {
  const wallets = await registerWallets(page, local, [{ name: 'Ember' }])
  await page.goto(toUrl(local))
  await connectButton(page).click()
  await press(page, /^Ember/)
  await press(page, en.signIn.sign)
  await expect(memberOf(page)).toBeVisible()
  await wallets.tell('Ember', 'goTo', 1)
  await expect(promptOf(page)).toBeVisible()
  await expect(memberOf(page)).toHaveCount(0)
  await wallets.tell('Ember', 'goTo', 0)
  await expect(memberOf(page)).toBeVisible()
})

test('behavior: the embedded wallet: another network is asked, tabs agree', async ({
  context,
  local,
  page,
  services,
}) => {
  test.slow()
  const email = newEmail()
  await page.goto(toUrl(local))
  await connectButton(page).click()
  await enterEmail(page, email)
  await enterCode(page, await services.code(email))
  await expect(memberOf(page)).toBeVisible({ timeout: 20_000 })
  await page.keyboard.press('Escape')
  await expect(modalOf(page)).toBeHidden()
  await accountButton(page).click()
  await press(page, /Switch network/)
  await press(page, new RegExp(`^${local.chains[1]?.name}`))
  await expect(promptOf(page)).toBeVisible()
  await expect(memberOf(page)).toHaveCount(0)
  // Back to where there is a session.
  await press(page, en.common.cancel)
  await expect(memberOf(page)).toContainText('eip155:31337')
  await expectTabsAgree(context, page, local)
})

test('error: sessions that cannot be read disconnect WalletConnect and Solana', async ({
  local,
  noise,
  page,
  wallet,
}) => {
  await registerWallets(page, local, [{ name: 'Ember' }])
  await page.route('**/auth/session', (route) =>
    route.fulfill({ body: 'busy', status: 503 }),
  )
  const expectLeft = async () => {
    await expect(
      page.getByText(en.notices.toasts.authenticationFailed()),
    ).toBeVisible()
    await expectStatus(page, 'disconnected')
    await expect(promptOf(page)).toHaveCount(0)
  }
  await connectPhone(page, wallet, { local, query: '?server' })
  await expectLeft()
  await page.goto(toUrl(local, '?server'))
  await connectButton(page).click()
  await press(page, /^Ember/)
  await expectLeft()
  // The browser's reports of the status.
  noise.splice(0)
})
