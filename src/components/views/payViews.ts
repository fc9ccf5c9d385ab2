import { FundWalletView } from './FundWalletView.js'
import { PayLoadingView } from './PayLoadingView.js'
import { PayQuoteView } from './PayQuoteView.js'
import { PayView } from './PayView.js'
import { PayWithExchangeSelectAssetView } from './PayWithExchangeSelectAssetView.js'
import { PayWithExchangeView } from './PayWithExchangeView.js'

/** Views for payments and deposits. */
export const payViews = {
  FundWallet: FundWalletView,
  Pay: PayView,
  PayLoading: PayLoadingView,
  PayQuote: PayQuoteView,
  PayWithExchange: PayWithExchangeView,
  PayWithExchangeSelectAsset: PayWithExchangeSelectAssetView,
}
