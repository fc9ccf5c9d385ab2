'use client'
import { useCurrency } from '../../hooks/useCurrency.js'
import { useModal } from '../../hooks/useModal.js'
import { useLanguage } from '../../modal/language/useLanguage.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Choices } from '../parts/Choices.js'
import { CurrencyRow } from '../parts/CurrencyRow.js'
import { LongList } from '../parts/LongList.js'
import { toCurrencyName } from '../parts/toCurrencyName.js'

/** List of the currencies that values can be shown in. */
export function CurrencyView() {
  const { currencies, currency, setCurrency } = useCurrency()
  const { back } = useModal()
  const { locale } = useLanguage()
  return (
    <ViewFrame>
      <Choices>
        <LongList
          className="lk-list"
          renderRow={(code, place) => (
            <li {...place}>
              <CurrencyRow
                code={code}
                isChosen={code === currency}
                onClick={() => {
                  setCurrency(code)
                  back()
                }}
              />
            </li>
          )}
          rows={currencies}
          toKey={(code) => code}
          toText={(code) => toCurrencyName(code, locale)}
        />
      </Choices>
    </ViewFrame>
  )
}
