import { restoreModal } from '../../modal/stack/restoreModal.js'
import { BuyInProgressView } from './BuyInProgressView.js'
import { ContactsView } from './ContactsView.js'
import { FundWalletView } from './FundWalletView.js'
import { OnRampFiatSelectView } from './OnRampFiatSelectView.js'
import { OnRampProvidersView } from './OnRampProvidersView.js'
import { OnRampTokenSelectView } from './OnRampTokenSelectView.js'
import { PayLoadingView } from './PayLoadingView.js'
import { PayQuoteView } from './PayQuoteView.js'
import { PayView } from './PayView.js'
import { PayWithExchangeSelectAssetView } from './PayWithExchangeSelectAssetView.js'
import { PayWithExchangeView } from './PayWithExchangeView.js'
import { SwapPreviewView } from './SwapPreviewView.js'
import { SwapSelectTokenView } from './SwapSelectTokenView.js'
import { SwapView } from './SwapView.js'
import { TransactionCompleteView } from './TransactionCompleteView.js'
import { WalletSendPreviewView } from './WalletSendPreviewView.js'
import { WalletSendSelectTokenView } from './WalletSendSelectTokenView.js'
import { WalletSendView } from './WalletSendView.js'
import { WhatIsABuyView } from './WhatIsABuyView.js'

/**
 * Views for sending, swapping, buying and paying, and what reopens them after
 * a reload.
 */
export const transferViews = {
  BuyInProgress: BuyInProgressView,
  Contacts: ContactsView,
  FundWallet: FundWalletView,
  OnRampFiatSelect: OnRampFiatSelectView,
  OnRampProviders: OnRampProvidersView,
  OnRampTokenSelect: OnRampTokenSelectView,
  Pay: PayView,
  PayLoading: PayLoadingView,
  PayQuote: PayQuoteView,
  PayWithExchange: PayWithExchangeView,
  PayWithExchangeSelectAsset: PayWithExchangeSelectAssetView,
  Swap: SwapView,
  SwapPreview: SwapPreviewView,
  SwapSelectToken: SwapSelectTokenView,
  TransactionComplete: TransactionCompleteView,
  WalletSend: WalletSendView,
  WalletSendPreview: WalletSendPreviewView,
  WalletSendSelectToken: WalletSendSelectTokenView,
  WhatIsABuy: WhatIsABuyView,
  restoreModal,
}
