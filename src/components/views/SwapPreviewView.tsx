'use client'
import { type CSSProperties, useEffect } from 'react'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { trimZeros } from '../../core/format/trimZeros.js'
import { toSwapToken } from '../../features/swap/toSwapToken.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useKit } from '../../hooks/useKit.js'
import { useModal } from '../../hooks/useModal.js'
import { showProcess } from '../../modal/stack/showProcess.js'
import { swapViews } from '../../modal/swap/swapViews.js'
import { useSwapFlow } from '../../modal/swap/useSwapFlow.js'
import { useSwapPreview } from '../../modal/swap/useSwapPreview.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { ViewSkeleton } from '../dialog/ViewSkeleton.js'
import { Block } from '../parts/Block.js'
import { Button } from '../parts/Button.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useFiat } from '../strings/useFiat.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { ApprovalHint } from '../swap/ApprovalHint.js'
import { SwapActions } from '../swap/SwapActions.js'
import { SwapDetails } from '../swap/SwapDetails.js'
import { SwapFailure } from '../swap/SwapFailure.js'
import { SwapProgress } from '../swap/SwapProgress.js'

/**
 * Review of a swap, and its progress. The embedded wallet's card is its
 * review, so that wallet's swaps show only their progress here.
 */
export function SwapPreviewView() {
  const { error, isPending } = useSwapFlow()
  const { connector } = useActiveAccount({ namespace: 'eip155' }) ?? {}
  const isIdle = !isPending && !error
  return isIdle && connector?.id === AUTH_CONNECTOR_ID ? <ToForm /> : <Review />
}

/** Leads back to the form, which opens the card. */
function ToForm() {
  const kit = useKit()
  useEffect(() => showProcess(kit, swapViews, 'form'), [kit])
  return <ViewSkeleton />
}

function Review() {
  const preview = useSwapPreview()
  const { back, canGoBack, go } = useModal()
  const { swap } = useInsideStrings()
  const { error, isExpired, isLoading, isPending, quote, secondsLeft } = preview
  const edit = () =>
    canGoBack ? back() : go({ view: 'Swap', isReplacing: true })
  if (!quote && isLoading) return <ViewSkeleton label={swap.quoting} />
  if (!quote && !preview.isRenewable)
    return (
      <ViewFrame footer={<Button onClick={edit}>{swap.enter}</Button>}>
        <div className="lk-empty">
          <p className="lk-empty-title">{swap.missing}</p>
          <p className="lk-empty-text">{swap.missingHint}</p>
        </div>
      </ViewFrame>
    )
  return (
    <ViewFrame footer={<SwapActions onEdit={edit} preview={preview} />}>
      <div className="lk-preview">
        {quote && <Head quote={quote} />}
        {quote && <SwapDetails quote={quote} />}
        {quote && !isPending && !error && (
          <ApprovalHint isOne={preview.isOneApproval} quote={quote} />
        )}
        {!isPending && !error && <SwapWarnings preview={preview} />}
        {isPending && <SwapProgress preview={preview} />}
        {error && <SwapFailure error={error} flow={preview.flow} />}
        {quote && !isPending && !error && !isExpired && (
          <p className="lk-swap-hint lk-swap-holds">
            {swap.holds(secondsLeft)}
          </p>
        )}
      </div>
    </ViewFrame>
  )
}

type Quote = NonNullable<useSwapPreview.ReturnType['quote']>

function Head({ quote }: { quote: Quote }) {
  const { swap } = useInsideStrings()
  const toFigure = useFigures()
  const toFiat = useFiat()
  const { amount, from, to } = quote
  const symbol = toSwapToken({ id: to.caipAddress, ...to }).symbol
  const title = swap.title({
    amount: toFigure(amount),
    from: toSwapToken({ id: from.caipAddress, ...from }).symbol,
    to: symbol,
  })
  const expected = toFigure(trimZeros(quote.toAmountShown))
  const worth = to.worth
    ? ` (${swap.worth(toFiat(to.worth, quote.currency))})`
    : ''
  return (
    <div className="lk-preview-head">
      <p
        className="lk-preview-title"
        style={{ '--lk-length': title.length } as CSSProperties}
      >
        {title}
      </p>
      <p className="lk-preview-worth">
        {swap.expected(`${expected} ${symbol}${worth}`)}
      </p>
    </div>
  )
}

/** The most important warning, if any. */
function SwapWarnings({ preview }: SwapWarnings.Props) {
  const { swap } = useInsideStrings()
  const toErrorText = useErrorText()
  const toFigure = useFigures()
  const { hasWorsened, isExpired, problem, quote } = preview
  const { priceImpact, priceImpactLevel } = quote ?? {}
  const impact = toFigure(String(priceImpact ?? ''))
  if (priceImpactLevel === 'blocked')
    return (
      <Block kind="bad" role="status">
        <p>{swap.blocked(impact)}</p>
      </Block>
    )
  if (problem)
    return (
      <Block kind="bad" role="status">
        <p>{toErrorText(problem)}</p>
      </Block>
    )
  const text = isExpired
    ? swap.expired
    : hasWorsened
      ? swap.worse
      : priceImpactLevel === 'warn'
        ? swap.warn(impact)
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

declare namespace SwapWarnings {
  type Props = { preview: useSwapPreview.ReturnType }
}
