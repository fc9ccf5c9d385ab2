'use client'
import { useCurrency } from '../../hooks/useCurrency.js'
import { useModal } from '../../hooks/useModal.js'
import { useLanguage } from '../../modal/language/useLanguage.js'
import { CurrencyTile } from '../parts/CurrencyRow.js'
import { toCurrencyName } from '../parts/toCurrencyName.js'
import { useStrings } from '../strings/useStrings.js'
import { SettingRow } from './SettingRow.js'

/** Currency that values are shown in; opens the list, if there is a choice. */
export function CurrencySettings() {
  const { titles } = useStrings()
  const { currencies, currency } = useCurrency()
  const { go } = useModal()
  const { locale } = useLanguage()
  if (currencies.length < 2) return null
  return (
    <SettingRow
      detail={toCurrencyName(currency, locale)}
      onClick={() => go({ view: 'Currency' })}
      tile={<CurrencyTile code={currency} />}
      title={titles.Currency}
    />
  )
}
