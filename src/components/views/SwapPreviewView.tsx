'use client'
import type { CSSProperties } from 'react'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { trimZeros } from '../../core/format/trimZeros.js'
import { isSendOpen } from '../../core/send/isSendOpen.js'
import { toSwapToken } from '../../core/swap/toSwapToken.js'
import { useModal } from '../../hooks/useModal.js'
import { useSwapPreview } from '../../modal/swap/useSwapPreview.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { ViewSkeleton } from '../dialog/ViewSkeleton.js'
import { Block } from '../parts/Block.js'
import { Button } from '../parts/Button.js'
import { ExplorerLink } from '../parts/ExplorerLink.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useMoneyText } from '../strings/useMoneyText.js'
import { SwapActions } from '../swap/SwapActions.js'
import { SwapDetails } from '../swap/SwapDetails.js'
import { SwapProgress } from '../swap/SwapProgress.js'

/** Preview of a swap, and its progress. */
export function SwapPreviewView() {
  const preview = useSwapPreview()
  const toFigure = useFigures()
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
        {quote?.isApprovalNeeded && !isPending && !error && (
          <p className="lk-swap-hint">
            {(preview.isOneApproval ? swap.oneApprovalHint : swap.approvalHint)(
              toPaid(quote, toFigure),
            )}
          </p>
        )}
        {!isPending && !error && <SwapWarnings preview={preview} />}
        {isPending && <SwapProgress preview={preview} />}
        {error && <SwapFailure error={error} preview={preview} />}
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

function toPaid({ amount, from }: Quote, toFigure: (amount: string) => string) {
  const { symbol } = toSwapToken({ id: from.caipAddress, ...from })
  return `${toFigure(amount)} ${symbol}`
}

function Head({ quote }: { quote: Quote }) {
  const { swap } = useInsideStrings()
  const toFigure = useFigures()
  const { amount, from, to } = quote
  const symbol = toSwapToken({ id: to.caipAddress, ...to }).symbol
  const title = swap.title({
    amount: toFigure(amount),
    from: toSwapToken({ id: from.caipAddress, ...from }).symbol,
    to: symbol,
  })
  const expected = toFigure(trimZeros(quote.toAmountShown))
  const worth = to.worth ? ` (${swap.worth(toFigure(to.worth))})` : ''
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

/** Explains the error, its effect on the money, and the next step. */
function SwapFailure({ error, preview }: SwapFailure.Props) {
  const { swap } = useInsideStrings()
  const toErrorText = useErrorText()
  const toMoneyText = useMoneyText()
  const { approvalHash, href, money } = preview.flow
  const isReverted = getErrorCode(error) === 'TRANSACTION_REVERTED'
  const next = {
    no: undefined,
    other: swap.failedOther,
    unknown: swap.failedUnknown,
    yes: isSendOpen(error) ? swap.failedYes : swap.failedReverted,
  }[money ?? 'other']
  const title = toErrorText(error)
  // Do not repeat it; a reverted swap needs no further explanation.
  const isSaid = isReverted || title.includes('Nothing was swapped')
  const meaning = isSaid ? undefined : toMoneyText(error)
  const { from } = preview.quote ?? {}
  return (
    <Block kind={money === 'no' ? 'bad' : 'pause'} role="alert">
      <p className="lk-block-title">{title}</p>
      {meaning && <p>{meaning}</p>}
      {next && <p>{next}</p>}
      {approvalHash && from && (
        <p>
          {swap.approvalStays(
            toSwapToken({ id: from.caipAddress, ...from }).symbol,
          )}
        </p>
      )}
      <ExplorerLink href={href} />
    </Block>
  )
}

declare namespace SwapFailure {
  type Props = { error: Error; preview: useSwapPreview.ReturnType }
}
