import { BuyInProgressView } from './BuyInProgressView.js'
import { OnRampFiatSelectView } from './OnRampFiatSelectView.js'
import { OnRampProvidersView } from './OnRampProvidersView.js'
import { OnRampTokenSelectView } from './OnRampTokenSelectView.js'
import { SwapPreviewView } from './SwapPreviewView.js'
import { SwapSelectTokenView } from './SwapSelectTokenView.js'
import { SwapView } from './SwapView.js'
import { TransactionCompleteView } from './TransactionCompleteView.js'
import { WalletSendPreviewView } from './WalletSendPreviewView.js'
import { WalletSendSelectTokenView } from './WalletSendSelectTokenView.js'
import { WalletSendView } from './WalletSendView.js'
import { WhatIsABuyView } from './WhatIsABuyView.js'

/** Views for sending, swapping and buying. */
export const transferViews = {
  BuyInProgress: BuyInProgressView,
  OnRampFiatSelect: OnRampFiatSelectView,
  OnRampProviders: OnRampProvidersView,
  OnRampTokenSelect: OnRampTokenSelectView,
  Swap: SwapView,
  SwapPreview: SwapPreviewView,
  SwapSelectToken: SwapSelectTokenView,
  TransactionComplete: TransactionCompleteView,
  WalletSend: WalletSendView,
  WalletSendPreview: WalletSendPreviewView,
  WalletSendSelectToken: WalletSendSelectTokenView,
  WhatIsABuy: WhatIsABuyView,
}
