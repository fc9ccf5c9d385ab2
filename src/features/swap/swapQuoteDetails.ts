import type { TokenFee } from '../payments/tokenFee.js'
import type { PriceImpactLevel } from './getPriceImpactLevel.js'
import type { SwapFees } from './getSwapFees.js'

/** A token of a swap, with on-chain metadata. */
export type SwapSide = {
  /** Contract address, `undefined` for the native token. */
  address: `0x${string}` | undefined
  /** CAIP-10 ID. The native token uses the placeholder address. */
  caipAddress: string
  decimals: number
  name: string
  symbol: string
  /** Estimated price of one token in the user's currency. */
  price: number | undefined
  /** Estimated value of the amount in the user's currency, truncated. */
  worth: string | undefined
}

/**
 * Result and costs of a swap. Plain data that can be stored, displayed and
 * passed to `swap`. Amounts are exact decimal strings in token units.
 */
export type SwapQuoteDetails = {
  /** Account that pays and receives. */
  account: `0x${string}`
  /** CAIP-2 ID of the network. */
  caipNetworkId: `eip155:${number}`
  /** Chain ID of the network. */
  chainId: number
  /** ISO 4217 code of prices and of what amounts are worth. */
  currency: string
  /** Token to pay. */
  from: SwapSide
  /** Token to receive. */
  to: SwapSide
  /** Source tokens to pay. */
  amount: string
  /** Expected target tokens. */
  toAmount: string
  /** `toAmount` truncated to 6 decimal places. */
  toAmountShown: string
  /** Minimum target tokens; with less, the swap fails. */
  minimumReceived: string
  /** Maximum target tokens lost to slippage. */
  maxSlippage: string
  /** In percent. */
  slippage: number
  /** Target tokens per source token, truncated. */
  rate: string | undefined
  /** Percent with two decimal places; `undefined` without prices. */
  priceImpact: number | undefined
  /** `warn` from 3 percent, `blocked` from 15 percent. */
  priceImpactLevel: PriceImpactLevel
  /** In source tokens. Included in `amount`. */
  providerFee: { amount: string; worth: string | undefined }
  /** Estimates in the native token. The wallet sets the actual fee. */
  fees: SwapFees
  /** Source tokens the account holds. */
  balance: string
  /** Maximum amount that can be swapped. */
  max: string | undefined
  /** Whether the token must first be approved in a separate transaction. */
  isApprovalNeeded: boolean
  /** Whether the app's paymaster is to pay the network fee. */
  isSponsored?: boolean | undefined
  /** Set if the app's paymaster takes a token for the network fee. */
  feeToken?: TokenFee | undefined
  /** Of `feeToken`, in the user's currency; `undefined` without a price. */
  feeTokenWorth?: string | undefined
  /** Unix time in milliseconds. */
  createdAt: number
  /** Time from which the quote can no longer be swapped. */
  expiresAt: number
}
