'use client'
import { type FormEvent, useId } from 'react'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { trimZeros } from '../../core/format/trimZeros.js'
import { getSwapProblem } from '../../core/swap/getSwapProblem.js'
import type { SwapQuoteDetails } from '../../core/swap/swapQuoteDetails.js'
import { useModal } from '../../hooks/useModal.js'
import { useSwapDraft } from '../../hooks/useSwapDraft.js'
import { useSwapQuote } from '../../hooks/useSwapQuote.js'
import { useSwapFlow } from '../../modal/swap/useSwapFlow.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { AmountInput } from '../parts/AmountInput.js'
import { Detail } from '../parts/Detail.js'
import { IconButton } from '../parts/IconButton.js'
import { Skeleton } from '../parts/Skeleton.js'
import { SubmitButton } from '../parts/SubmitButton.js'
import { TokenChip } from '../parts/TokenChip.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { NoSwap } from '../swap/NoSwap.js'
import { SlippageField } from '../swap/SlippageField.js'
import { SwapBalance } from '../swap/SwapBalance.js'
import { SwapCard } from '../swap/SwapCard.js'
import { SwapFee } from '../swap/SwapFee.js'
import { SwapRate } from '../swap/SwapRate.js'
import { SwapReceive } from '../swap/SwapReceive.js'
import { toChip } from '../swap/toChip.js'

/** Swap form: tokens, amount and current quote. */
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
  // Only a smaller amount helps, so the error is shown at the amount.
  const isTooMuch = getErrorCode(error) === 'INSUFFICIENT_LIQUIDITY'
  const payError = problem ?? (isTooMuch ? (error ?? undefined) : undefined)
  const isAsking = Boolean(request) && !error && !flow.isPending
  const isReady = Boolean(quote) && !problem

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isReady && !flow.isPending) return
    // Clears an earlier failure in which nothing was sent.
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
            error={error && !isTooMuch ? toQuoteError(error) : undefined}
            isAsking={isAsking}
            quote={quote}
          />
        </div>
        {(quote || isAsking) && <SwapFacts quote={quote} />}
        <SlippageField onChange={draft.setSlippage} value={slippage} />
      </form>
    </ViewFrame>
  )

  /** A swap that cannot be verified is refused before its price is known. */
  function toQuoteError(reason: Error) {
    return getErrorCode(reason) === 'SWAP_REFUSED'
      ? swap.unreadable
      : swap.noQuote
  }

  /** Describes what is missing, in the order of the form. */
  function toLabel() {
    if (flow.isPending) return swap.underWay
    if (isReady) return swap.review
    // Zero may be the start of an amount.
    if (payError && getErrorCode(payError) !== 'AMOUNT_ZERO')
      return swap.checkAmount
    if (!draft.to) return swap.chooseToken
    if (!request) return swap.enterAmount
    return error ? swap.noQuote : swap.quoting
  }
}

/** Amount to pay. An error replaces its worth. */
function SwapPay({ draft, error }: SwapPay.Props) {
  const { go } = useModal()
  const { swap } = useInsideStrings()
  const toFigure = useFigures()
  const { amount, from, isBalanceKnown, max, setAmount, setMax, worth } = draft
  const token = toChip(from)
  return (
    <SwapCard
      end={
        <span className="lk-swap-card-end">
          <SwapBalance isKnown={isBalanceKnown} token={from} />
          {max !== undefined && (
            <button
              aria-label={swap.useMax}
              className="lk-send-link"
              onClick={setMax}
              type="button"
            >
              {swap.max}
            </button>
          )}
        </span>
      }
      label={swap.pay}
    >
      <AmountInput
        beside={
          <TokenChip
            label={token ? swap.chooseFor.from(token.symbol) : swap.choose}
            onClick={() =>
              go({ view: 'SwapSelectToken', data: { target: 'from' } })
            }
            text={token ? undefined : swap.choose}
            token={token}
          />
        }
        error={error}
        helper={
          amount &&
          worth && (
            <bdi dir="ltr" translate="no">
              {swap.worth(toFigure(worth))}
            </bdi>
          )
        }
        label={swap.payHint}
        onChange={setAmount}
        value={amount}
      />
    </SwapCard>
  )
}

declare namespace SwapPay {
  type Props = {
    draft: useSwapDraft.ReturnType
    error: string | undefined
  }
}

/** Price, impact and fee below the two amounts. */
function SwapFacts({ quote }: SwapFacts.Props) {
  const { swap } = useInsideStrings()
  return (
    <dl aria-busy={quote ? undefined : true} className="lk-swap-facts">
      <Detail term={swap.price}>
        {quote ? <SwapRate quote={quote} /> : <Skeleton />}
      </Detail>
      <Detail term={swap.impact}>
        {quote ? <SwapImpact quote={quote} /> : <Skeleton />}
      </Detail>
      <Detail term={swap.fee}>
        {quote ? <SwapFee quote={quote} /> : <Skeleton />}
      </Detail>
    </dl>
  )
}

declare namespace SwapFacts {
  type Props = {
    /** Without it, a placeholder is shown. */
    quote: SwapQuoteDetails | undefined
  }
}

/** Price impact of the quote. */
function SwapImpact({ quote }: SwapImpact.Props) {
  const { swap } = useInsideStrings()
  const toFigure = useFigures()
  const { priceImpact, priceImpactLevel } = quote
  return (
    <span className="lk-swap-impact" data-level={priceImpactLevel}>
      {priceImpact === undefined
        ? swap.priceUnknown
        : swap.percent(toFigure(String(Math.max(0, priceImpact))))}
    </span>
  )
}

declare namespace SwapImpact {
  type Props = { quote: SwapQuoteDetails }
}
