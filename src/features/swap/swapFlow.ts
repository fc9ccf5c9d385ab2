import type { SentToNetwork } from '../../core/send/sentToNetwork.js'
import type { SwapQuoteDetails } from './swapQuoteDetails.js'

/** Progress of a swap. */
export type SwapStep =
  | 'quoting'
  | 'switching'
  | 'approving'
  | 'swapping'
  | 'confirming'
  | 'confirmed'

/** The modal's swap in progress, or its failure. */
export type SwapFlow = {
  approvalHash: `0x${string}` | undefined
  /** Aborts the wait; set while the swap is in progress. */
  controller: AbortController | undefined
  error: Error | undefined
  hash: `0x${string}` | undefined
  isCancelling: boolean
  /** Quote the user confirmed. */
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
