'use client'
import type { CSSProperties } from 'react'
import { trimZeros } from '../../core/format/trimZeros.js'
import type { SwapQuoteDetails } from '../../features/swap/swapQuoteDetails.js'
import { useModal } from '../../hooks/useModal.js'
import type { useSwapDraft } from '../../hooks/useSwapDraft.js'
import { Skeleton } from '../parts/Skeleton.js'
import { TokenChip } from '../parts/TokenChip.js'
import { useFiat } from '../strings/useFiat.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { SwapBalance } from './SwapBalance.js'
import { SwapCard } from './SwapCard.js'
import { toChip } from './toChip.js'

/** Token and amount to receive, as far as known. */
export function SwapReceive(props: SwapReceive.Props) {
  const { draft, error, isAsking, quote } = props
  const { go } = useModal()
  const { swap } = useInsideStrings()
  const toFigure = useFigures()
  const toFiat = useFiat()
  const token = toChip(draft.to)
  const amount = quote && trimZeros(quote.toAmountShown)
  const shown = amount ? toFigure(amount) : '0'
  const worth = quote?.to.worth
  return (
    <SwapCard
      end={<SwapBalance isKnown={draft.isBalanceKnown} token={draft.to} />}
      label={swap.receive}
    >
      <div
        className="lk-amount-line"
        style={{ '--lk-length': Math.max(shown.length, 4) } as CSSProperties}
      >
        <span className="lk-amount-room">
          {isAsking && !quote ? (
            <Skeleton shape="amount" />
          ) : (
            <span
              className="lk-amount-input lk-swap-amount"
              data-empty={quote ? undefined : ''}
            >
              <bdi dir="ltr" translate="no">
                {shown}
              </bdi>
            </span>
          )}
        </span>
        <TokenChip
          label={token ? swap.chooseFor.to(token.symbol) : swap.choose}
          onClick={() =>
            go({ view: 'SwapSelectToken', data: { target: 'to' } })
          }
          text={token ? undefined : swap.choose}
          token={token}
        />
      </div>
      <span className="lk-send-helper">
        {error ? (
          <span className="lk-send-error">{error}</span>
        ) : (
          worth && (
            <bdi dir="ltr" translate="no">
              {swap.worth(toFiat(worth, quote?.currency))}
            </bdi>
          )
        )}
      </span>
      <span className="lk-hidden" role="status">
        {error ??
          (isAsking && !quote
            ? swap.quoting
            : amount && swap.about(`${shown} ${token?.symbol ?? ''}`))}
      </span>
    </SwapCard>
  )
}

export declare namespace SwapReceive {
  type Props = {
    draft: useSwapDraft.ReturnType
    error: string | undefined
    /** Whether a quote is loading. */
    isAsking: boolean
    quote: SwapQuoteDetails | undefined
  }
}
