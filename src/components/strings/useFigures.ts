'use client'
import { groupDigits } from '../../core/format/groupDigits.js'
import { useLanguage } from '../../modal/language/useLanguage.js'

/**
 * Writes amounts for display, with the separators of the language. What is
 * copied, signed or typed over stays as it is.
 *
 * @example
 * const toFigure = useFigures()
 * return <bdi>{toFigure('1234.5')}</bdi>
 */
export function useFigures(): (amount: string) => string {
  const { toFigure } = useLanguage()
  return toFigure ? (amount) => toFigure(groupDigits(amount)) : groupDigits
}
