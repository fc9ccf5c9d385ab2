'use client'
import { type FormEvent, useId } from 'react'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { trimZeros } from '../../core/format/trimZeros.js'
import { getSwapProblem } from '../../features/swap/getSwapProblem.js'
import type { SwapQuoteDetails } from '../../features/swap/swapQuoteDetails.js'
import { toSwapToken } from '../../features/swap/toSwapToken.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useModal } from '../../hooks/useModal.js'
import { useSwapDraft } from '../../hooks/useSwapDraft.js'
import { useSwapQuote } from '../../hooks/useSwapQuote.js'
import { useCanBatch } from '../../modal/swap/useCanBatch.js'
import { useSwapFlow } from '../../modal/swap/useSwapFlow.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { AmountInput } from '../parts/AmountInput.js'
import { Block } from '../parts/Block.js'
import { Button } from '../parts/Button.js'
import { Detail } from '../parts/Detail.js'
import { IconButton } from '../parts/IconButton.js'
import { Skeleton } from '../parts/Skeleton.js'
import { SubmitButton } from '../parts/SubmitButton.js'
import { TokenChip } from '../parts/TokenChip.js'
import { useFeeText } from '../parts/useFeeText.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useFiat } from '../strings/useFiat.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { ApprovalHint } from '../swap/ApprovalHint.js'
import { NoSwap } from '../swap/NoSwap.js'
import { SlippageField } from '../swap/SlippageField.js'
import { SwapBalance } from '../swap/SwapBalance.js'
import { SwapCard } from '../swap/SwapCard.js'
import { SwapFailure } from '../swap/SwapFailure.js'
import { SwapFee } from '../swap/SwapFee.js'
import { SwapRate } from '../swap/SwapRate.js'
import { SwapReceive } from '../swap/SwapReceive.js'
import { toChip } from '../swap/toChip.js'

/** Swap form: tokens, amount and current quote. */
export function SwapView() {
  const draft = useSwapDraft()
  const flow = useSwapFlow()
  const { data: quote, error } = useSwapQuote(draft.request)
  const { connector } = useActiveAccount({ namespace: 'eip155' }) ?? {}
  const isOneApproval = useCanBatch(quote)
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
  const hasCard = connector?.id === AUTH_CONNECTOR_ID
  // Until its first card is approved, which covers this view.
  const isOpening =
    hasCard && flow.isPending && !flow.approvalHash && !flow.hash
  const failure =
    hasCard && flow.money === 'no' && !flow.isPending ? flow.error : undefined

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isOpening || (!isReady && !flow.isPending)) return
    if (hasCard && !flow.isPending) return quote && flow.start(quote)
    // Clears an earlier failure in which nothing was sent.
    if (flow.money === 'no') flow.reset()
    go({ view: 'SwapPreview' })
  }
  const canSubmit = isReady || flow.isPending
  return (
    <ViewFrame
      footer={
        <>
          <SubmitButton
            formId={formId}
            isPending={isOpening}
            isReady={canSubmit}
          >
            {toLabel()}
          </SubmitButton>
          {isOpening && flow.canCancel && (
            <Button
              // Ignore the second click of a double click on "Review".
              onClick={({ detail }) => detail < 2 && flow.cancel()}
              variant="text"
            >
              {swap.stop}
            </Button>
          )}
        </>
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
        {(quote || isAsking) && <SwapFacts isFull={hasCard} quote={quote} />}
        <SlippageField onChange={draft.setSlippage} value={slippage} />
        {hasCard && quote && (
          <ApprovalHint isOne={isOneApproval} quote={quote} />
        )}
        {hasCard && quote && <ImpactWarning quote={quote} />}
        {failure && <SwapFailure error={failure} flow={flow} />}
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
    if (flow.isPending && !isOpening) return swap.underWay
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
  const toFiat = useFiat()
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
              {swap.worth(toFiat(worth, draft.currency))}
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
function SwapFacts({ isFull, quote }: SwapFacts.Props) {
  const { swap } = useInsideStrings()
  const toFigure = useFigures()
  const toFeeText = useFeeText(quote?.currency)
  const { amount, worth } = quote?.providerFee ?? {}
  const { symbol } =
    (quote && toSwapToken({ id: quote.from.caipAddress, ...quote.from })) ?? {}
  return (
    <dl aria-busy={quote ? undefined : true} className="lk-swap-facts">
      <Detail term={swap.price}>
        {quote ? <SwapRate quote={quote} /> : <Skeleton />}
      </Detail>
      <Detail term={swap.impact}>
        {quote ? <SwapImpact quote={quote} /> : <Skeleton />}
      </Detail>
      {isFull && (
        <Detail term={swap.providerFee}>
          {amount === undefined ? (
            <Skeleton />
          ) : (
            <bdi>
              {swap.providerFeeIncluded(
                toFeeText(`${toFigure(amount)} ${symbol}`, worth),
              )}
            </bdi>
          )}
        </Detail>
      )}
      <Detail term={swap.fee}>
        {quote ? <SwapFee quote={quote} /> : <Skeleton />}
      </Detail>
    </dl>
  )
}

declare namespace SwapFacts {
  type Props = {
    /** Whether no review follows that has the rest. */
    isFull: boolean
    /** Without it, a placeholder is shown. */
    quote: SwapQuoteDetails | undefined
  }
}

/** What the price means, where no review follows. */
function ImpactWarning({ quote }: { quote: SwapQuoteDetails }) {
  const { swap } = useInsideStrings()
  const toFigure = useFigures()
  const { priceImpact, priceImpactLevel } = quote
  const text =
    priceImpactLevel === 'warn'
      ? swap.warn(toFigure(String(priceImpact)))
      : priceImpactLevel === 'unknown'
        ? swap.impactUnknown
        : undefined
  if (!text) return null
  return (
    <Block kind="pause" role="status">
      <p>{text}</p>
    </Block>
  )
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
