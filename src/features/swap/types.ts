import type { Hash, TransactionReceipt } from 'viem'
import type { SentToNetwork } from '../../core/send/sentToNetwork.js'
import type { SwapFeeLevel } from './getSwapFees.js'
import type { SwapStep } from './swapFlow.js'
import type { SwapQuoteDetails } from './swapQuoteDetails.js'

export type SwapParameters = SwapOptions &
  ({ quote: SwapQuoteDetails } | (SwapQuoteParameters & { quote?: undefined }))

export type SwapOptions = {
  acceptPriceImpact?: boolean | undefined
  confirmations?: number | undefined
  feeLevel?: SwapFeeLevel | undefined
  onStep?: ((progress: SwapProgress) => void) | undefined
  resend?: boolean | undefined
  signal?: AbortSignal | undefined
}

/** Progress of a swap. */
export type SwapProgress = {
  step: SwapStep
  /** Hash of the swap. */
  hash: Hash | undefined
  /** Hash of the last approval, if one was needed. */
  approvalHash: Hash | undefined
  /**
   * State of the current transaction: `no` until the wallet is asked, `unknown`
   * until it was seen on the network, then `yes`.
   */
  sentToNetwork: SentToNetwork
}

export type SwapResult = {
  /** Account that paid and received. */
  account: `0x${string}`
  /** CAIP-2 ID of the network. */
  caipNetworkId: `eip155:${number}`
  /** Hash of the swap. */
  hash: Hash
  /** viem's receipt of the swap. */
  receipt: TransactionReceipt
  /** Hash of the last approval, `undefined` if none was needed. */
  approvalHash: Hash | undefined
  /**
   * How it was made: approval and swap as one, all or nothing (`batch`,
   * EIP-5792), or one after the other.
   */
  via: 'batch' | 'sequence'
  /** CAIP-10 ids of both tokens. */
  tokens: readonly [from: string, to: string]
}

export type SwapQuoteParameters = {
  account?: string | undefined
  amount: string
  chainId?: number | string | undefined
  currency?: string | undefined
  from: string
  signal?: AbortSignal | undefined
  slippage?: number | undefined
  to: string
}
