import type { Page } from '@playwright/test'
import { Keypair } from '@solana/web3.js'
import type { ModalEntry, ModalView, WalletLinks } from 'latchkey'
import { findViolations } from '../e2e/axe.js'
import { expect, newEmail, test } from '../e2e/fixtures.js'
import { looks } from '../e2e/looks.js'
import { injectSolanaWallet } from './injectSolanaWallet.js'
import { getDevAccount, injectWallet } from './injectWallet.js'

/** Views that can be opened with a connected wallet. */
const views = [
  'Account',
  'AccountSettings',
  'Transactions',
  'SmartSessionList',
  'SmartSessionCreated',
  'ProfileWallets',
  'Networks',
  'SwitchNetwork',
  'SwitchActiveChain',
  'WalletCompatibleNetworks',
  'UnsupportedChain',
  'WalletReceive',
  'WatchToken',
  'WalletSend',
  'WalletSendSelectToken',
  'WalletSendPreview',
  'ApproveTransaction',
] as const

/** Views that differ on Solana. */
const solanaViews = [
  'Account',
  'ProfileWallets',
  'Networks',
  'WalletReceive',
  'WalletSend',
  'WalletSendSelectToken',
  'WalletSendPreview',
] as const

/** What the view says for a wallet with these links. */
const elsewhere = {
  'Scan with Opal': { mobile: 'opal://', webapp: 'https://opal.example' },
  'Continue in Opal': { webapp: 'https://opal.example' },
  'Opal not found': { chromeStore: 'https://store.example/opal' },
}

for (const { theme, width } of looks) {
  const look = `${theme}, ${width} px`

  test.describe(look, () => {
    test.beforeEach(async ({ local, page }) => {
      await page.setViewportSize({ height: 800, width })
      // Measure colors after transitions, not during them.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await injectWallet(page, local, getDevAccount(7))
      await page.goto(`${local.urls.stage}/?theme=${theme}`)
    })

    test(`default: the way in, ${look}`, async ({ page, services }) => {
      await openConnect(page)
      await expectNone(page, 'Connect')
      const email = newEmail()
      await dialogOf(page).getByRole('textbox', { name: /email/i }).fill(email)
      await expectNone(page, 'Connect with an address')
      await page.keyboard.press('Enter')
      await services.code(email)
      await expect(dialogOf(page).getByRole('textbox').first()).toBeVisible()
      await expectNone(page, 'EmailVerifyOtp')
      await show(page, 'EmailVerifyDevice')
      await expectNone(page, 'EmailVerifyDevice')
      await show(page, 'ConnectingExternal')
      await expectNone(page, 'ConnectingExternal')
      await show(page, 'Create')
      await expect(dialogOf(page)).toContainText('Get a wallet')
      await expectNone(page, 'Create')
    })

    test(`default: a wallet elsewhere, ${look} @long`, async ({
      local,
      page,
    }) => {
      await page.goto(`${local.urls.stage}/?pairing&theme=${theme}`)
      await openConnect(page)
      await expectNone(page, 'Connect, with WalletConnect')
      await page
        .getByRole('button', { exact: true, name: 'All wallets' })
        .click()
      await expect(walletOf(page, 'Phantom')).toBeVisible()
      await expectNone(page, 'AllWallets')
      await show(page, 'ConnectingWalletConnectBasic')
      await expectNone(page, 'ConnectingWalletConnectBasic')
      for (const [name, links] of Object.entries(elsewhere)) {
        await show(page, 'ConnectingWalletConnect', undefined, links)
        await expect(dialogOf(page)).toContainText(name)
        await expectNone(page, name)
      }
    })

    test(`default: on both kinds of networks, ${look} @long`, async ({
      local,
      page,
    }) => {
      await injectSolanaWallet(page, local)
      await page.goto(`${local.urls.stage}/?solana&theme=${theme}`)
      await openConnect(page)
      await expectNone(page, 'a wallet of both kinds')
      await walletOf(page, 'Test Wallet').click()
      await expectNone(page, 'ConnectingMultiChain')
      await walletOf(page, 'EVM').click()
      await expect(dialogOf(page)).toBeHidden()
      await show(page, 'Connect')
      await walletOf(page, 'Test Wallet').click()
      await walletOf(page, 'Solana').click()
      await expect(dialogOf(page)).toBeHidden()
      await expectNone(page, 'the button, on Solana')
      const { publicKey } = Keypair.generate()
      for (const view of solanaViews) {
        await show(page, view, publicKey.toBase58())
        await expectNone(page, `${view}, on Solana`)
      }
    })

    test(`default: with a wallet, ${look} @long`, async ({ page }) => {
      await openConnect(page)
      await dialogOf(page)
        .getByRole('button', { name: /Test Wallet/ })
        .click()
      await expect(dialogOf(page)).toBeHidden()
      await expectNone(page, 'the button, connected')
      for (const view of views) {
        await show(page, view)
        await expectNone(page, view)
      }
      await page.evaluate(() => {
        const { kit } = globalThis.stage
        const alert = { key: 'walletNotLoaded', variant: 'error' } as const
        const toast = { id: 1, key: 'sent', variant: 'success' } as const
        kit.store.set(kit.atoms.notices, (notices) => ({
          ...notices,
          alerts: [{ ...alert, details: 'It did not answer.' }],
          toast: { ...toast, subject: '1.5 USDL' },
        }))
      })
      await expect(dialogOf(page).getByText('1.5 USDL')).toBeVisible()
      await expectNone(page, 'toast and alert')
    })
  })
}

const walletOf = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name })
const dialogOf = (page: Page) => page.locator('dialog.lk-dialog')

async function openConnect(page: Page) {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect(
    dialogOf(page)
      .getByRole('button', { name: /Test Wallet/ })
      .first(),
  ).toBeVisible()
}

/** Opens a view directly, without the steps that lead to it. */
async function show(
  page: Page,
  view: ModalView,
  to: string = getDevAccount(3).address,
  links: WalletLinks = {},
) {
  await page.evaluate(
    ({ links, to, view }) => {
      const { kit } = globalThis.stage
      const opal = { id: 'opal', key: 'opal', name: 'Opal', links }
      const datas: { [view in ModalView]?: object } = {
        ConnectingExternal: {
          walletId: kit.config.connectors.at(-1)?.id ?? '',
        },
        ConnectingWalletConnect: {
          wallet: { ...opal, namespace: 'eip155', type: 'WALLET_CONNECT' },
        },
      }
      const data = datas[view]
      kit.store.set(kit.atoms.sendDraft, (draft) => ({
        ...draft,
        amount: '0.1',
        to,
        token: 'native',
      }))
      kit.store.set(kit.atoms.modal, (state) => ({
        ...state,
        isOpen: true,
        stack: [...state.stack, { data, view } as ModalEntry],
      }))
    },
    { links, to, view },
  )
}

/** Expects no violations once nothing in the dialog is busy. */
async function expectNone(page: Page, name: string) {
  // The page's own button stays busy while a wallet is connecting.
  const busy = page.locator('[aria-busy=true]:not(.lk-open-button)')
  await expect(busy).toHaveCount(0)
  if (!(await dialogOf(page).isVisible()))
    await expect(page.locator('.lk-open-button[aria-busy=true]')).toHaveCount(0)
  const violations = await findViolations(page, '[data-latchkey]')
  expect([name, ...violations]).toEqual([name])
}
