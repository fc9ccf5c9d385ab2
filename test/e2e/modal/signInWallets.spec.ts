import type { BrowserContext, Page } from '@playwright/test'
import { approve, expect } from '../fixtures.js'
import type { E2eState } from '../state.js'
import { test } from '../walletConnect/fixtures.js'
import {
  accountField,
  answer,
  networkField,
  readOptions,
} from '../walletConnect/steps.js'
import {
  connectInjected,
  connectPhone,
  connectSolana,
  expectStatus,
  leaveEmailToPage,
  logInWithEmail,
  memberOf,
  type Parts,
  promptOf,
  toUrl,
} from './signInSteps.js'
import { en, modalOf, press } from './steps.js'

/** A second tab has the session, and ends it for both. */
async function expectTabsAgree(
  context: BrowserContext,
  page: Page,
  local: E2eState,
  prepare: (tab: Page) => Promise<void> = async () => {},
) {
  const second = await context.newPage()
  await prepare(second)
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
  services,
  wallet,
}) => {
  test.slow()
  await connectPhone({ local, page, services, wallet })
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
  await test.step('cancelling returns to the network with a session', async () => {
    await networkField(wallet, 'Ethereum').selectOption(two ?? '')
    await press(page, en.common.cancel)
    await expect(memberOf(page)).toContainText(`${one}`)
  })
  await expectTabsAgree(context, page, local)
})

/** Adds a second cluster, which is the same local chain. */
async function addCluster({ local, page }: Pick<Parts, 'local' | 'page'>) {
  const { rpcUrl } = local.solana
  const moreClusters = [
    {
      id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
      isTestnet: true,
      name: 'Solana Two',
      rpcUrl,
    },
  ]
  await page
    .context()
    .route('**/local.json', (route) =>
      route.fulfill({ json: { ...local, moreClusters } }),
    )
}

/** Switches in the modal, to a network of the account's namespace. */
async function switchTo(page: Page, name = '') {
  await accountOf(page).click()
  await press(page, /Switch network/)
  const exact = name.replace(/[()]/g, '\\$&')
  await press(page, new RegExp(`^${exact}( ?${en.account.testNetwork})?$`))
}

const accountOf = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Account / })

test('behavior: a Solana wallet: another account and network are asked, tabs agree @long', async ({
  context,
  local,
  page,
  services,
  wallet,
}) => {
  await addCluster({ local, page })
  const wallets = await connectSolana({ local, page, services, wallet })
  await press(page, en.signIn.sign)
  await expect(memberOf(page)).toBeVisible()
  await test.step('an account', async () => {
    await wallets.tell('Ember', 'goTo', 1)
    await expect(promptOf(page)).toBeVisible()
    await expect(memberOf(page)).toHaveCount(0)
    await wallets.tell('Ember', 'goTo', 0)
    await expect(memberOf(page)).toBeVisible()
  })
  await test.step('a network, and back to the one with a session', async () => {
    await switchTo(page, 'Solana Two')
    await expect(promptOf(page)).toBeVisible()
    await expect(memberOf(page)).toHaveCount(0)
    await press(page, en.common.cancel)
    await expect(memberOf(page)).toContainText('solana:localnet')
  })
  await expectTabsAgree(context, page, local, wallets.addTo)
})

test('behavior: the embedded wallet: another network is asked, tabs agree', async ({
  context,
  local,
  page,
  services,
  wallet,
}) => {
  test.slow()
  await logInWithEmail({ local, page, services, wallet })
  await expect(memberOf(page)).toBeVisible({ timeout: 20_000 })
  await page.keyboard.press('Escape')
  await expect(modalOf(page)).toBeHidden()
  await switchTo(page, local.chains[1]?.name)
  await expect(promptOf(page)).toBeVisible()
  await expect(memberOf(page)).toHaveCount(0)
  // Back to where there is a session.
  await press(page, en.common.cancel)
  await expect(memberOf(page)).toContainText('eip155:31337')
  await expectTabsAgree(context, page, local)
})

for (const [name, connect] of Object.entries({
  'a Solana wallet': connectSolana,
  WalletConnect: connectPhone,
  'the embedded wallet': logInWithEmail,
}))
  test(`error: sessions that cannot be read disconnect ${name} @long`, async ({
    local,
    noise,
    page,
    services,
    wallet,
  }) => {
    await page.route('**/auth/session', (route) =>
      route.fulfill({ body: 'busy', status: 503 }),
    )
    await connect({ local, page, services, wallet }, '?server')
    await expect(
      page.getByText(en.notices.toasts.authenticationFailed()),
    ).toBeVisible({ timeout: 20_000 })
    await expectStatus(page, 'disconnected')
    await expect(promptOf(page)).toHaveCount(0)
    // The browser's reports of the status.
    noise.splice(0)
  })

type Kind = {
  connect: (parts: Parts, query: string) => Promise<unknown>
  /** Answers the wallet's own question. */
  confirm?: (parts: Parts) => Promise<void>
  /** Names of the networks, unless the wallet chooses them. */
  networks?: (local: E2eState) => (string | undefined)[]
}

const toNames = ({ chains }: E2eState) => chains.map(({ name }) => name)

const kinds: Record<string, Kind> = {
  'a Solana wallet': {
    connect: connectSolana,
    networks: ({ solana }) => [solana.name, 'Solana Two'],
  },
  WalletConnect: {
    connect: connectPhone,
    confirm: ({ wallet }) => answer(wallet, 'Sign message'),
  },
  'the embedded wallet': {
    connect: logInWithEmail,
    confirm: ({ page }) => approve(page),
    networks: toNames,
  },
}

for (const [name, { confirm, connect, networks }] of Object.entries(kinds))
  test(`behavior: ${name} at a server: an email address, another network, a disconnect @long`, async ({
    local,
    page,
    services,
    wallet,
  }) => {
    // The embedded wallet logs in, and signs twice.
    test.slow()
    const parts = { local, page, services, wallet }
    const readSession = () =>
      page.evaluate(() => fetch('/auth/session').then((one) => one.json()))
    async function signIn() {
      await press(page, en.signIn.sign)
      await confirm?.(parts)
      await expect(memberOf(page)).toBeVisible({ timeout: 20_000 })
      expect(await readSession()).not.toBe(null)
    }
    async function goTo(index: 0 | 1) {
      if (networks) return switchTo(page, networks(local)[index])
      const { id } = local.chains[index] ?? {}
      await networkField(wallet, 'Ethereum').selectOption(`eip155:${id}`)
    }
    await addCluster(parts)
    await leaveEmailToPage(page)
    await connect(parts, '?server&optional&email=required')
    await test.step('an email address, once', async () => {
      const field = modalOf(page).getByRole('textbox', { name: en.login.email })
      await expect(captureOf(page)).toBeVisible({ timeout: 20_000 })
      await field.fill('ada@example.com')
      await press(page, en.email.submit)
      await expect(promptOf(page)).toBeVisible()
      await signIn()
    })
    await test.step('signOutOnNetworkChange', async () => {
      await goTo(1)
      await expect(promptOf(page)).toBeVisible()
      expect(await readSession()).toBe(null)
      await press(page, en.common.cancel)
      await expect(modalOf(page)).toBeHidden()
      await goTo(0)
      await expect(promptOf(page)).toBeVisible()
      await signIn()
    })
    await test.step('signOutOnDisconnect', async () => {
      await expect(modalOf(page)).toBeHidden()
      await accountOf(page).click()
      await press(page, new RegExp(`^${en.account.disconnect}`))
      await expectStatus(page, 'disconnected')
      await expect.poll(readSession).toBe(null)
    })
  })

const captureOf = (page: Page) =>
  modalOf(page).locator('[data-latchkey-view=DataCapture]')

test('behavior: signOutOnAccountChange: WalletConnect and Solana @long', async ({
  local,
  page,
  services,
  wallet,
}) => {
  const parts = { local, page, services, wallet }
  const expectEnded = async () => {
    await expect(promptOf(page)).toBeVisible()
    const session = await page.evaluate(() =>
      fetch('/auth/session').then((one) => one.json()),
    )
    expect(session).toBe(null)
  }
  await test.step('WalletConnect', async () => {
    await connectPhone(parts, '?server')
    await press(page, en.signIn.sign)
    await answer(wallet, 'Sign message')
    await expect(memberOf(page)).toBeVisible()
    const [, second] = await readOptions(accountField(wallet, 'Ethereum'))
    await accountField(wallet, 'Ethereum').selectOption(second)
    await expectEnded()
    await press(page, en.common.cancel)
    await expectStatus(page, 'disconnected')
  })
  await test.step('a Solana wallet', async () => {
    const wallets = await connectSolana(parts, '?server')
    await press(page, en.signIn.sign)
    await expect(memberOf(page)).toBeVisible()
    await wallets.tell('Ember', 'goTo', 1)
    await expectEnded()
  })
})

test('behavior: a stored session that was changed does not count', async ({
  local,
  page,
  services,
  wallet,
}) => {
  await connectInjected({ local, page, services, wallet })
  await press(page, en.signIn.sign)
  await expect(memberOf(page)).toBeVisible()
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) =>
      one.endsWith('.siwxSessions'),
    )
    const text = localStorage.getItem(key ?? '') ?? ''
    // A day more than what was signed.
    localStorage.setItem(
      key ?? '',
      text.replace(/Expiration Time: \d{4}/, 'Expiration Time: 2999'),
    )
  })
  await page.reload()
  await expect(promptOf(page)).toBeVisible()
  await expect(memberOf(page)).toHaveCount(0)
})
