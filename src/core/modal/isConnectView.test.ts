import { expect, test } from 'vitest'
import { isConnectView } from './isConnectView.js'
import type { ModalView } from './modal.js'

/**
 * Whether a view is part of connecting. The type requires an entry for new
 * views.
 */
const views: Readonly<Record<ModalView, boolean>> = {
  Connect: true,
  ConnectingExternal: true,
  ConnectingWalletConnect: true,
  ConnectingWalletConnectBasic: true,
  ConnectingMultiChain: true,
  ConnectWallets: true,
  ConnectSocials: true,
  ConnectingSocial: true,
  ConnectingFarcaster: true,
  AllWallets: true,
  Create: true,
  EmailVerifyOtp: true,
  EmailVerifyDevice: true,
  WhatIsAWallet: true,
  WhatIsANetwork: true,
  GetWallet: true,
  Downloads: true,
  UsageExceeded: true,
  Account: false,
  AccountSettings: false,
  Transactions: false,
  SmartSessionList: false,
  SmartSessionCreated: false,
  UpdateEmailWallet: false,
  UpdateEmailPrimaryOtp: false,
  UpdateEmailSecondaryOtp: false,
  ProfileWallets: false,
  Networks: false,
  SwitchNetwork: false,
  SwitchActiveChain: false,
  WalletCompatibleNetworks: false,
  Currency: false,
  UnsupportedChain: false,
  WalletReceive: false,
  WatchToken: false,
  WalletSend: false,
  WalletSendSelectToken: false,
  WalletSendPreview: false,
  ApproveTransaction: false,
  SIWXSignMessage: false,
  DataCapture: false,
  DataCaptureOtpConfirm: false,
  Swap: false,
  SwapSelectToken: false,
  SwapPreview: false,
  OnRampProviders: false,
  Pay: false,
  PayLoading: false,
  PayQuote: false,
  FundWallet: false,
  PayWithExchange: false,
  PayWithExchangeSelectAsset: false,
  OnRampFiatSelect: false,
  OnRampTokenSelect: false,
  TransactionComplete: false,
  BuyInProgress: false,
  WhatIsABuy: false,
  ChooseAccountName: false,
  RegisterAccountName: false,
  RegisterAccountNameSuccess: false,
}

test.each(Object.entries(views))('default: %s %s', (view, isOnTheWay) => {
  expect(isConnectView(view as ModalView)).toBe(isOnTheWay)
})
