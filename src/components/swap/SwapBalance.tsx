'use client'
import { formatBalance } from '../../core/format/formatBalance.js'
import type { useSwapDraft } from '../../hooks/useSwapDraft.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** What the account has of a token. */
export function SwapBalance({ isKnown, token }: SwapBalance.Props) {
  const { swap } = useInsideStrings()
  const toFigure = useFigures()
  if (!token) return null
  const balance = toFigure(formatBalance(token.balance ?? '0'))
  return (
    <bdi className="lk-swap-balance">
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
