export type { TokenBalance } from '../api/balances.js'
export type { SupportedChains } from '../api/chains.js'
export { createApiClient } from '../api/checked/createApiClient.js'
export type { ApiClient } from '../api/createApiClient.js'
export type { Sdk } from '../api/createHttp.js'
export type { Exchange } from '../api/exchanges.js'
export type { HistoryTransaction, HistoryTransfer } from '../api/history.js'
export type { NameRecord } from '../api/names.js'
export type { OnrampAmount, OnrampQuote } from '../api/onramp.js'
export type { PaymentCurrency, PurchaseCurrency } from '../api/onrampSchemas.js'
export type { TransferQuote, TransferStep } from '../api/paySchemas.js'
export type { TokenPrice } from '../api/prices.js'
export type { ProjectFeature } from '../api/project.js'
export type { SmartSession } from '../api/sessions.js'
export type { SwapQuote } from '../api/swap.js'
export type { BuiltTransaction, SwapToken } from '../api/swapSchemas.js'
export type { ExplorerWallet } from '../api/walletSchema.js'
export {
  ApiError,
  ApiRequestError,
  ApiResponseError,
  ApiTimeoutError,
  ApiUnavailableError,
} from '../core/errors/api.js'
export { KitError } from '../core/errors/base.js'
export { NameError } from '../core/errors/names.js'
export { SmartSessionUnsupportedError } from '../core/errors/session.js'
export {
  GasPriceUnsupportedError,
  SwapUnsupportedError,
} from '../core/errors/swap.js'
export type { PaymentAsset } from '../core/pay/payment.js'
export type {
  SessionGrant,
  SessionKey,
  SessionPermission,
  SessionPolicy,
  SessionRequest,
} from '../core/session/smartSession.js'
