'use client'
import { formatBalance } from '../../core/format/formatBalance.js'
import { trimZeros } from '../../core/format/trimZeros.js'
import { useFigures } from '../strings/useFigures.js'

/**
 * Returns a function that shortens an amount for display. It throws like
 * `formatBalance`.
 */
export function useShortAmount(): useShortAmount.ReturnType {
  const toFigure = useFigures()
  return (amount, symbol) => {
    const shown = formatBalance(amount)
    const exact = trimZeros(amount)
    return {
      shown: toFigure(shown),
      title: shown === exact ? undefined : `${toFigure(exact)} ${symbol}`,
    }
  }
}

export declare namespace useShortAmount {
  type ReturnType = (
    amount: string,
    symbol: string,
  ) => {
    /** The figure, without the symbol. */
    shown: string
    /** The exact amount, if `shown` leaves digits out. */
    title: string | undefined
  }
}
