'use client'
import { type FormEvent, useId } from 'react'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { trimZeros } from '../../core/format/trimZeros.js'
import { getSwapProblem } from '../../core/swap/getSwapProblem.js'
import { useModal } from '../../hooks/useModal.js'
import { useSwapDraft } from '../../hooks/useSwapDraft.js'
import { useSwapQuote } from '../../hooks/useSwapQuote.js'
import { useSwapFlow } from '../../modal/swap/useSwapFlow.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { IconButton } from '../parts/IconButton.js'
import { SubmitButton } from '../parts/SubmitButton.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { NoSwap } from '../swap/NoSwap.js'
import { SlippageField } from '../swap/SlippageField.js'
import { SwapFacts } from '../swap/SwapFacts.js'
import { SwapPay } from '../swap/SwapPay.js'
import { SwapReceive } from '../swap/SwapReceive.js'

/** Which token for which, how much, and what it gives right now. */
export function SwapView() {
  const draft = useSwapDraft()
  const flow = useSwapFlow()
  const { data: quote, error } = useSwapQuote(draft.request)
  const { go } = useModal()
  const { swap } = useInsideStrings()
  const toErrorText = useErrorText()
  const formId = useId()
  const { from, isSupported, request, slippage } = draft
  if (!from || !isSupported) return <NoSwap draft={draft} />
  const problem = draft.problem ?? (quote && getSwapProblem(quote))
  // Only a smaller amount helps: it is said where that is entered.
  const isTooMuch = getErrorCode(error) === 'INSUFFICIENT_LIQUIDITY'
  const payError = problem ?? (isTooMuch ? (error ?? undefined) : undefined)
  const isAsking = Boolean(request) && !error && !flow.isPending
  const isReady = Boolean(quote) && !problem

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isReady && !flow.isPending) return
    // What has failed before, with nothing gone, is not this one.
    if (flow.money === 'no') flow.reset()
    go({ view: 'SwapPreview' })
  }
  const canSubmit = isReady || flow.isPending
  return (
    <ViewFrame
      footer={
        <SubmitButton formId={formId} isReady={canSubmit}>
          {toLabel()}
        </SubmitButton>
      }
    >
      <form className="lk-swap" id={formId} noValidate onSubmit={onSubmit}>
        <div className="lk-swap-cards">
          <SwapPay draft={draft} error={payError && toErrorText(payError)} />
          <div className="lk-swap-flip">
            <IconButton
              icon="switch"
              label={swap.flip}
              onClick={() =>
                draft.switchSides(quote && trimZeros(quote.toAmountShown))
              }
            />
          </div>
          <SwapReceive
            draft={draft}
            error={error && !isTooMuch ? swap.noQuote : undefined}
            isAsking={isAsking}
            quote={quote}
          />
        </div>
        {(quote || isAsking) && <SwapFacts quote={quote} />}
        <SlippageField onChange={draft.setSlippage} value={slippage} />
      </form>
    </ViewFrame>
  )

  /** Says what is missing, in the order in which it is asked for. */
  function toLabel() {
    if (flow.isPending) return swap.underWay
    if (isReady) return swap.review
    if (payError) return swap.checkAmount
    if (!draft.to) return swap.chooseToken
    if (!request) return swap.enterAmount
    return error ? swap.noQuote : swap.quoting
  }
}
