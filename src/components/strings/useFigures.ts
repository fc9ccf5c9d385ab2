'use client'
import { groupDigits } from '../../core/format/groupDigits.js'
import { useLanguage } from '../../modal/language/useLanguage.js'

/**
 * Returns a function that formats amounts for display, with localized
 * separators. Not for text that is copied, signed or typed.
 *
 * @example
 * const toFigure = useFigures()
 * return <bdi>{toFigure('1234.5')}</bdi>
 */
export function useFigures(): (amount: string) => string {
  const { toFigure } = useLanguage()
  return toFigure ? (amount) => toFigure(groupDigits(amount)) : groupDigits
}
