'use client'
import { useModal } from '../../hooks/useModal.js'
import type { useSwapDraft } from '../../hooks/useSwapDraft.js'
import { AmountInput } from '../parts/AmountInput.js'
import { TokenChip } from '../parts/TokenChip.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { SwapBalance } from './SwapBalance.js'
import { SwapCard } from './SwapCard.js'
import { toChip } from './toChip.js'

/** What is paid. What is wrong with it takes the place of what it is worth. */
export function SwapPay({ draft, error }: SwapPay.Props) {
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
          amount && worth && <bdi dir="ltr">{swap.worth(toFigure(worth))}</bdi>
        }
        label={swap.payHint}
        onChange={setAmount}
        value={amount}
      />
    </SwapCard>
  )
}

export declare namespace SwapPay {
  type Props = {
    draft: useSwapDraft.ReturnType
    error: string | undefined
  }
}
