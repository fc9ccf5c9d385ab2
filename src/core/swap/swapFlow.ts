import type { SentToNetwork } from '../send/sentToNetwork.js'
import type { SwapQuoteDetails } from './swapQuoteDetails.js'

/** How far a swap has come. */
export type SwapStep =
  | 'quoting'
  | 'switching'
  | 'approving'
  | 'swapping'
  | 'confirming'
  | 'confirmed'

/** The swap of the modal that is under way, or has failed. */
export type SwapFlow = {
  approvalHash: `0x${string}` | undefined
  /** Ends the wait; there while it is under way. */
  controller: AbortController | undefined
  error: Error | undefined
  hash: `0x${string}` | undefined
  isCancelling: boolean
  /** What was agreed to. */
  quote: SwapQuoteDetails | undefined
  sentToNetwork: SentToNetwork
  step: SwapStep | undefined
}

export const noSwapFlow: SwapFlow = {
  approvalHash: undefined,
  controller: undefined,
  error: undefined,
  hash: undefined,
  isCancelling: false,
  quote: undefined,
  sentToNetwork: 'no',
  step: undefined,
}
