'use client'
import { useModal } from '../../hooks/useModal.js'
import { useOnramp } from '../../hooks/useOnramp.js'
import { useLanguage } from '../../modal/language/useLanguage.js'
import { NoProviders } from '../buy/NoProviders.js'
import { toCode } from '../buy/toCode.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { ViewSkeleton } from '../dialog/ViewSkeleton.js'
import { Choices } from '../parts/Choices.js'
import { CurrencyRow } from '../parts/CurrencyRow.js'
import { LongList } from '../parts/LongList.js'
import { toCurrencyName } from '../parts/toCurrencyName.js'

/** List of payment currencies. */
export function OnRampFiatSelectView() {
  const onramp = useOnramp()
  const { back } = useModal()
  const { locale } = useLanguage()
  const { paymentCurrencies, paymentCurrency } = onramp
  if (onramp.isLoading) return <ViewSkeleton />
  if (paymentCurrencies.length === 0) return <NoProviders />
  return (
    <ViewFrame>
      <Choices>
        <LongList
          className="lk-list"
          renderRow={({ id }, place) => (
            <li {...place}>
              <CurrencyRow
                code={toCode(id)}
                isChosen={id === paymentCurrency.id}
                onClick={() => {
                  onramp.setPaymentCurrency(id)
                  back()
                }}
              />
            </li>
          )}
          rows={paymentCurrencies}
          toKey={({ id }) => id}
          toText={({ id }) => toCurrencyName(toCode(id), locale)}
        />
      </Choices>
    </ViewFrame>
  )
}
