import type { Page } from '@playwright/test'
import type { ModalEntry, ModalView, ModalViews } from 'latchkey'
import { expect } from '../e2e/fixtures.js'
import { en, modalOf, viewOf } from '../e2e/modal/steps.js'
import { getDevAccount } from './injectWallet.js'

const longName =
  'A wallet whose name is as long as names of wallets may be at all'
const wallet = {
  id: 'opal',
  key: 'opal',
  links: {
    appStore: 'https://apps.example/opal',
    chromeStore: 'https://chrome.example/opal',
    homepage: 'https://opal.example',
    mobile: 'opal://',
  },
  name: longName,
  namespace: 'eip155',
  type: 'WALLET_CONNECT',
} as never

/** Data that each view is opened with. A new view must be added here. */
const datas: { [view in ModalView]: ModalViews[view] } = {
  Connect: {},
  ConnectingExternal: { walletId: 'gone' },
  ConnectingWalletConnect: { wallet },
  ConnectingWalletConnectBasic: {},
  ConnectingMultiChain: { walletId: 'gone' },
  ConnectWallets: undefined,
  ConnectSocials: undefined,
  ConnectingSocial: {},
  ConnectingFarcaster: undefined,
  AllWallets: {},
  Create: {},
  EmailVerifyOtp: undefined,
  EmailVerifyDevice: undefined,
  WhatIsAWallet: undefined,
  WhatIsANetwork: undefined,
  GetWallet: undefined,
  Downloads: { wallet },
  UsageExceeded: undefined,

  Account: {},
  AccountSettings: undefined,
  Transactions: undefined,
  SmartSessionList: undefined,
  SmartSessionCreated: {
    app: 'Coffee Shop',
    expiry: 1_800_000_000,
    permissions: [
      {
        type: 'native-token-recurring-allowance',
        data: { allowance: '0x2386f26fc10000', period: 86_400 },
      },
      {
        type: 'contract-call',
        data: {
          address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
          functions: [{ functionName: 'order' }],
        },
      },
    ],
  },
  UpdateEmailWallet: undefined,
  UpdateEmailPrimaryOtp: undefined,
  UpdateEmailSecondaryOtp: undefined,
  ProfileWallets: undefined,
  Networks: undefined,
  SwitchNetwork: { chainId: 31338 },
  SwitchActiveChain: { namespace: 'solana' },
  WalletCompatibleNetworks: undefined,
  Currency: undefined,
  Contacts: undefined,
  UnsupportedChain: undefined,
  WalletReceive: undefined,
  WatchToken: undefined,
  WalletSend: {},
  WalletSendSelectToken: undefined,
  WalletSendPreview: undefined,
  TransactionComplete: {
    caipNetworkId: 'eip155:31337',
    hash: '0xab',
    subject: '123456.123456789012345678 ATOKENWITHALONGNAME',
    to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  },
  ApproveTransaction: undefined,
  SIWXSignMessage: { isRequired: false },
  DataCapture: { isSkippable: true },
  DataCaptureOtpConfirm: { email: 'ada.with.a.long.name@example.com' },
  Swap: undefined,
  SwapSelectToken: { target: 'from' },
  SwapPreview: undefined,
  Pay: {
    amount: '5',
    paymentAsset: {
      network: 'eip155:31337',
      asset: 'native',
      metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    },
    recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    payWithExchange: false,
  },
  PayLoading: undefined,
  PayQuote: undefined,
  FundWallet: undefined,
  PayWithExchange: undefined,
  PayWithExchangeSelectAsset: undefined,
  OnRampProviders: undefined,
  OnRampFiatSelect: undefined,
  OnRampTokenSelect: undefined,
  BuyInProgress: undefined,
  WhatIsABuy: undefined,
  ChooseAccountName: undefined,
  RegisterAccountName: undefined,
  RegisterAccountNameSuccess: {
    name: 'a-name-that-is-as-long-as-names-may-ever-be-and-then-more.reown.id',
  },
}

const entries = Object.entries(datas).map(
  ([view, data]) => ({ data, view }) as ModalEntry,
)
const first = entries.findIndex(({ view }) => view === 'Account')

/** Opens one view after another, without the steps that lead to them. */
export async function visitEveryView(parameters: visitEveryView.Parameters) {
  const { page, visit } = parameters
  const show = async (entry: ModalEntry, before: ModalView[]) => {
    await page.evaluate(
      ({ before, entry, to }) => {
        const { kit } = globalThis.stage
        kit.store.set(kit.atoms.sendDraft, (draft) => ({
          ...draft,
          amount: '1234567.123456789012345678',
          to,
          token: 'native',
        }))
        kit.store.set(kit.atoms.modal, (state) => ({
          ...state,
          isOpen: true,
          stack: [...before.map((view) => ({ view }) as ModalEntry), entry],
        }))
      },
      { before, entry, to: getDevAccount(3).address },
    )
    await expect(
      page
        .locator(
          `[data-latchkey-view="${entry.view}"] .lk-view:not(.lk-left *)`,
        )
        .last(),
    ).toBeAttached()
    await expect(
      page.locator('.lk-card [aria-busy=true]:not(button)'),
    ).toHaveCount(0)
    await visit(entry.view)
  }
  for (const entry of entries.slice(0, first))
    await show(entry, entry.view === 'Connect' ? [] : ['Connect'])
  await show({ view: 'Connect' }, [])
  await modalOf(page)
    .getByRole('button', { name: /Test Wallet/ })
    .first()
    .click()
  // It closes, or shows the account if a visit has connected the wallet before.
  await expect(viewOf(page, 'Connect')).toBeHidden()
  await expect
    .poll(() =>
      page.evaluate(() => Boolean(globalThis.stage.kit.getActiveAccount())),
    )
    .toBe(true)
  for (const entry of entries.slice(first))
    await show(entry, entry.view === 'Account' ? [] : ['Account'])
}

export declare namespace visitEveryView {
  type Parameters = {
    /** Page of the stage, with a wallet installed. */
    page: Page
    visit: (view: ModalView) => Promise<void>
  }
}

/** Returns the title by which the modal names itself. */
export const titleOf = (view: ModalView) => en.titles[view]
