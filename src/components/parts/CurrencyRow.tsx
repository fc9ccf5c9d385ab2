'use client'
import { describeCurrency } from '../../core/format/describeCurrency.js'
import { useLanguage } from '../../modal/language/useLanguage.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { CheckMark } from './CheckMark.js'
import { Row } from './Row.js'
import { toCurrencyName } from './toCurrencyName.js'

/** A currency to choose, with its name in the current language. */
export function CurrencyRow({ code, isChosen, onClick }: CurrencyRow.Props) {
  const { buy } = useInsideStrings()
  const { locale } = useLanguage()
  const name = toCurrencyName(code, locale)
  return (
    <Row
      detail={name === code ? undefined : code}
      end={isChosen && <CheckMark label={buy.chosen} />}
      isCurrent={isChosen}
      onClick={onClick}
      tile={<CurrencyTile code={code} />}
      title={name}
    />
  )
}

export declare namespace CurrencyRow {
  type Props = {
    /** ISO 4217 code. */
    code: string
    isChosen: boolean
    onClick: () => void
  }
}

/** Sign of a currency, in place of a picture. */
export function CurrencyTile({ code }: { code: string }) {
  return (
    <span aria-hidden="true" className="lk-wallet-tile lk-wallet-tile-letter">
      {describeCurrency(code).sign.slice(0, 3)}
    </span>
  )
}
