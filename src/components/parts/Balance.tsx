'use client'
import { formatBalance } from '../../core/format/formatBalance.js'
import { trimZeros } from '../../core/format/trimZeros.js'
import { useFigures } from '../strings/useFigures.js'
import { Figure } from './Figure.js'

/** A balance, truncated for display. Its title has the exact amount. */
export function Balance({ amount, sign = '', symbol }: Balance.Props) {
  const toFigure = useFigures()
  const shown = formatBalance(amount)
  const exact = trimZeros(amount)
  return (
    <bdi
      dir="ltr"
      title={shown === exact ? undefined : `${toFigure(exact)} ${symbol}`}
    >
      {sign}
      <Figure>{toFigure(shown)}</Figure> <bdi>{symbol}</bdi>
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
