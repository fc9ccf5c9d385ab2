'use client'
import { describeCurrency } from '../../core/format/describeCurrency.js'
import { useLanguage } from '../../modal/language/useLanguage.js'
import { Icon } from '../parts/Icon.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { toCode } from './toCode.js'

/** The money one pays with; it leads to the others. */
export function FiatChip({ currency, onClick }: FiatChip.Props) {
  const { buy } = useInsideStrings()
  const { locale } = useLanguage()
  const code = toCode(currency)
  const { name } = describeCurrency(code, locale)
  return (
    <button
      aria-label={buy.chooseFiat(name === code ? code : `${name} (${code})`)}
      className="lk-token-chip lk-fiat-chip"
      onClick={onClick}
      type="button"
    >
      <span className="lk-token-chip-name">{code}</span>
      <Icon name="down" />
    </button>
  )
}

export declare namespace FiatChip {
  type Props = { currency: string; onClick: () => void }
}
