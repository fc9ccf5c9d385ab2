'use client'
import { useCallback } from 'react'
import { describeCurrency } from '../../core/format/describeCurrency.js'
import { useModal } from '../../hooks/useModal.js'
import { useOnramp } from '../../hooks/useOnramp.js'
import { useLanguage } from '../../modal/language/useLanguage.js'
import { NoProviders } from '../buy/NoProviders.js'
import { toCode } from '../buy/toCode.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { ViewSkeleton } from '../dialog/ViewSkeleton.js'
import { CheckMark } from '../parts/CheckMark.js'
import { Choices } from '../parts/Choices.js'
import { LongList } from '../parts/LongList.js'
import { Row } from '../parts/Row.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** List of payment currencies. */
export function OnRampFiatSelectView() {
  const onramp = useOnramp()
  const { back } = useModal()
  const { buy } = useInsideStrings()
  const toName = useCurrencyName()
  const { paymentCurrencies, paymentCurrency } = onramp
  if (onramp.isLoading) return <ViewSkeleton />
  if (paymentCurrencies.length === 0) return <NoProviders />
  return (
    <ViewFrame>
      <Choices>
        <LongList
          className="lk-list"
          renderRow={({ id }, place) => {
            const code = toCode(id)
            const name = toName(code)
            const { sign } = describeCurrency(code)
            const isChosen = id === paymentCurrency.id
            return (
              <li {...place}>
                <Row
                  detail={name === code ? undefined : code}
                  end={isChosen && <CheckMark label={buy.chosen} />}
                  isCurrent={isChosen}
                  onClick={() => {
                    onramp.setPaymentCurrency(id)
                    back()
                  }}
                  tile={
                    <span
                      aria-hidden="true"
                      className="lk-wallet-tile lk-wallet-tile-letter"
                    >
                      {sign.slice(0, 3)}
                    </span>
                  }
                  title={name}
                />
              </li>
            )
          }}
          rows={paymentCurrencies}
          toKey={({ id }) => id}
          toText={({ id }) => toName(toCode(id))}
        />
      </Choices>
    </ViewFrame>
  )
}

/**
 * Returns a function that names a currency in the current language,
 * capitalized for the start of a line. Many languages write it in lowercase
 * within a sentence.
 *
 * @example
 * const toName = useCurrencyName()
 * return <p>{toName('USD')}</p>
 */
function useCurrencyName(): (code: string) => string {
  const { locale } = useLanguage()
  return useCallback(
    (code) => {
      const [first = '', ...rest] = describeCurrency(code, locale).name
      return `${first.toLocaleUpperCase(locale)}${rest.join('')}`
    },
    [locale],
  )
}
