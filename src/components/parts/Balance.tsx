'use client'
import { Figure } from './Figure.js'
import { useShortAmount } from './useShortAmount.js'

/** A balance, truncated for display. Its title has the exact amount. */
export function Balance({ amount, sign = '', symbol }: Balance.Props) {
  const { shown, title } = useShortAmount()(amount, symbol)
  return (
    <bdi dir="ltr" title={title} translate="no">
      {sign && <span>{sign}</span>}
      <Figure>{shown}</Figure> <bdi translate="no">{symbol}</bdi>
    </bdi>
  )
}

export declare namespace Balance {
  type Props = {
    /** Decimal string in whole tokens. */
    amount: string
    /** Sign before the figure, such as `+`. */
    sign?: string | undefined
    /** Must be sanitized. */
    symbol: string
  }
}
