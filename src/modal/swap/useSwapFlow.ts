'use client'
import { notifyError } from '../../actions/notice/notifyError.js'
import { useKitAtom } from '../../context.js'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { getMoneyState } from '../../core/errors/getMoneyState.js'
import type { Kit } from '../../createKit.js'
import { getTransactionUrl } from '../../features/networks/getTransactionUrl.js'
import { showToast } from '../../features/notices/showToast.js'
import { isSendOpen } from '../../features/payments/isSendOpen.js'
import { noSwapFlow, type SwapFlow } from '../../features/swap/swapFlow.js'
import type { SwapQuoteDetails } from '../../features/swap/swapQuoteDetails.js'
import { toSwapToken } from '../../features/swap/toSwapToken.js'
import { useAccounts } from '../../hooks/useAccounts.js'
import { useKit } from '../../hooks/useKit.js'
import { useSwap } from '../../hooks/useSwap.js'
import { isRejection } from '../approval/isRejection.js'
import { isViewShown } from '../stack/isViewShown.js'
import { showProcess } from '../stack/showProcess.js'
import { finishSwap } from './finishSwap.js'
import { swapFlowAtom } from './swapFlowAtom.js'
import { swapViews } from './swapViews.js'

/**
 * Runs a swap of the modal, from confirmation to result. Continues when its
 * view or the modal is closed.
 *
 * @example
 * const { start, step } = useSwapFlow()
 * return <button onClick={() => start(quote)}>Swap</button>
 */
export function useSwapFlow(
  parameters: useSwapFlow.Parameters = {},
): useSwapFlow.ReturnType {
  const kit = useKit(parameters)
  const flow = useKitAtom(kit, swapFlowAtom)
  const accounts = useAccounts({ kit })
  const { mutateAsync } = useSwap({ kit })
  const isEmbedded = accounts.some(
    ({ connector, isActive, namespace }) =>
      isActive && namespace === 'eip155' && connector.id === AUTH_CONNECTOR_ID,
  )

  const write = (change: Partial<SwapFlow>) =>
    kit.store.set(swapFlowAtom, (before) => ({ ...before, ...change }))
  const reset = () => {
    if (!kit.store.get(swapFlowAtom).controller)
      kit.store.set(swapFlowAtom, noSwapFlow)
  }

  async function run(quote: SwapQuoteDetails, controller: AbortController) {
    const { symbol } = toSwapToken({
      id: quote.from.caipAddress,
      ...quote.from,
    })
    const subject = `${quote.amount} ${symbol}`
    const { signal } = controller
    try {
      const result = await mutateAsync({
        onStep({ approvalHash, hash, sentToNetwork, step }) {
          write({ approvalHash, hash, sentToNetwork, step })
          // Its card is the review, so the form stays until the first card
          // is approved.
          const isApproved = approvalHash !== undefined || step === 'confirming'
          if (isEmbedded && isApproved) showProcess(kit, swapViews, 'progress')
        },
        quote,
        signal,
      })
      kit.store.set(swapFlowAtom, noSwapFlow)
      finishSwap(kit, { quote, result, subject })
    } catch (failure) {
      const { approvalHash } = kit.store.get(swapFlowAtom)
      // A card that was declined leads back to the form. An approval that was
      // made before is told there.
      const isDeclined =
        isEmbedded &&
        !approvalHash &&
        isRejection(failure) &&
        isViewShown(kit, swapViews.form)
      const isGivenUp = signal.aborted && getErrorCode(failure) === 'ABORTED'
      write({
        controller: undefined,
        error: failure as Error,
        isCancelling: false,
      })
      // Cancelling before submission is not a failure.
      if (isGivenUp || isDeclined) reset()
      else showFailure(kit, { failure, isEmbedded, subject })
    }
  }

  const { controller, error, hash, isCancelling, quote, step } = flow
  const isPending = controller !== undefined
  const isEarly = step === undefined || earlySteps.includes(step)
  return {
    approvalHash: flow.approvalHash,
    canCancel: isPending && isEarly && !isCancelling,
    cancel() {
      if (!controller) return
      write({ isCancelling: true })
      controller.abort()
    },
    error,
    hash,
    href:
      quote && hash
        ? getTransactionUrl(kit, { caipNetworkId: quote.caipNetworkId, hash })
        : undefined,
    isCancelling,
    isPending,
    money: error ? getMoneyState(error) : undefined,
    quote,
    reset,
    // Set before the next render, so that a second click has no effect.
    start(quote) {
      if (kit.store.get(swapFlowAtom).controller) return
      const controller = new AbortController()
      kit.store.set(swapFlowAtom, { ...noSwapFlow, controller, quote })
      void run(quote, controller)
    },
    sentToNetwork: flow.sentToNetwork,
    step,
  }
}

export declare namespace useSwapFlow {
  type Parameters = useKit.Parameters
  type ReturnType = Pick<
    SwapFlow,
    | 'approvalHash'
    | 'error'
    | 'hash'
    | 'isCancelling'
    | 'quote'
    | 'sentToNetwork'
    | 'step'
  > & {
    /** Whether nothing has been submitted yet. */
    canCancel: boolean
    cancel: () => void
    /** Explorer URL of the swap, as soon as it is known. */
    href: string | undefined
    isPending: boolean
    /** After a failure, whether the money was sent. */
    money: 'no' | 'yes' | 'unknown' | undefined
    /** Clears a failure. */
    reset: () => void
    /** Swaps at exactly this quote. No effect while a swap is pending. */
    start: (quote: SwapQuoteDetails) => void
  }
  type ErrorType = useKit.ErrorType
}

const earlySteps: readonly SwapFlow['step'][] = ['quoting', 'switching']

const UNAUTHORIZED = 4100

/** Shows a toast, unless the user is looking at the swap. */
function showFailure(
  kit: Kit,
  parameters: { failure: unknown; isEmbedded: boolean; subject: string },
) {
  const { failure, isEmbedded, subject } = parameters
  // The session has ended, so the account disconnects and closes this view.
  if (isEmbedded && getErrorCode(failure) === UNAUTHORIZED)
    notifyError(kit, failure)
  const isSeen =
    isViewShown(kit, swapViews.progress) ||
    (isEmbedded && isViewShown(kit, swapViews.form))
  if (isSeen) {
    // The form offers the same swap again only where that is safe.
    const isSafe = getMoneyState(failure) === 'no'
    if (isEmbedded) showProcess(kit, swapViews, isSafe ? 'form' : 'progress')
    return
  }
  const key = isSendOpen(failure) ? 'swapUnknown' : 'swapFailed'
  showToast(kit, { key, variant: 'error', subject })
}
