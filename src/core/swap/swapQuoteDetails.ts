import type { PriceImpactLevel } from './getPriceImpactLevel.js'
import type { SwapFees } from './getSwapFees.js'

/** One token of a swap, as the chain tells it. */
export type SwapSide = {
  /** Contract, `undefined` for the native coin. */
  address: `0x${string}` | undefined
  /** CAIP-10 id; that of the native coin has the placeholder. */
  caipAddress: string
  decimals: number
  name: string
  symbol: string
  /** Of one token in US dollars, an estimate. */
  price: number | undefined
  /** Of the amount in US dollars, an estimate, cut. */
  worth: string | undefined
}

/**
 * What a swap would give, and what it costs: plain data, so that it can be
 * kept, shown and handed to `swap`. Amounts are exact decimal texts in whole
 * tokens.
 */
export type SwapQuoteDetails = {
  /** Who pays and receives. */
  account: `0x${string}`
  caipNetworkId: `eip155:${number}`
  chainId: number
  from: SwapSide
  to: SwapSide
  /** Source tokens that are paid. */
  amount: string
  /** Target tokens that are expected. */
  toAmount: string
  /** The same in 6 decimal places, cut. */
  toAmountShown: string
  /** Target tokens that the swap guarantees; with less it fails. */
  minimumReceived: string
  /** Target tokens that can be lost to slippage. */
  maxSlippage: string
  /** Percent. */
  slippage: number
  /** Target tokens for one source token, cut. */
  rate: string | undefined
  /** Percent with two decimal places; `undefined` without prices. */
  priceImpact: number | undefined
  priceImpactLevel: PriceImpactLevel
  /** In source tokens. Nothing is taken on top of `amount`. */
  providerFee: { amount: string; worth: string | undefined }
  /** In native coins. Estimates: the wallet decides. */
  fees: SwapFees
  /** Source tokens the account has. */
  balance: string
  /** The most that can be swapped. */
  max: string | undefined
  /** Whether the token has to be approved first, in a transaction of its own. */
  isApprovalNeeded: boolean
  /** Milliseconds since the epoch. */
  createdAt: number
  /** From then on it cannot be swapped at any more. */
  expiresAt: number
}
