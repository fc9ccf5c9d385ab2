'use client'
import { formatBalance } from '../../core/format/formatBalance.js'
import { trimZeros } from '../../core/format/trimZeros.js'
import type { useSwapDraft } from '../../hooks/useSwapDraft.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Balance of a token. */
export function SwapBalance({ isKnown, token }: SwapBalance.Props) {
  const { swap } = useInsideStrings()
  const toFigure = useFigures()
  if (!token) return null
  const { balance: amount = '0' } = token
  const balance = toFigure(formatBalance(amount))
  return (
    <bdi
      className="lk-swap-balance"
      title={isKnown ? toFigure(trimZeros(amount)) : undefined}
      translate="no"
    >
      {isKnown ? swap.balance(balance) : swap.balanceUnknown}
    </bdi>
  )
}

export declare namespace SwapBalance {
  type Props = {
    isKnown: boolean
    token: useSwapDraft.ReturnType['from']
  }
}
