'use client'
import { useState } from 'react'
import { NAME_MAX_LENGTH } from '../../core/constants.js'
import { cleanText } from '../../core/format/cleanText.js'
import { useModal } from '../../hooks/useModal.js'
import { useOnramp } from '../../hooks/useOnramp.js'
import { useOnrampOptions } from '../../hooks/useOnrampOptions.js'
import { BoughtRow } from '../buy/BoughtRow.js'
import { NobodySells } from '../buy/NobodySells.js'
import { toCode } from '../buy/toCode.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { ViewSkeleton } from '../dialog/ViewSkeleton.js'
import { Choices } from '../parts/Choices.js'
import { LongList } from '../parts/LongList.js'
import { SearchField } from '../parts/SearchField.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** With fewer, one sees them all. */
const SEARCHED = 8

/** What can be bought. */
export function OnRampTokenSelectView() {
  const onramp = useOnramp()
  const { data } = useOnrampOptions()
  const { back } = useModal()
  const { buy } = useInsideStrings()
  const [typed, setTyped] = useState('')
  const search = typed.trim().toLowerCase()
  const { purchaseCurrencies: all, purchaseCurrency } = onramp
  if (onramp.isLoading) return <ViewSkeleton />
  if (all.length === 0) return <NobodySells />
  const found = all.filter(({ name, symbol }) =>
    `${name} ${symbol}`.toLowerCase().includes(search),
  )
  return (
    <ViewFrame>
      <div className="lk-connect">
        {all.length > SEARCHED && (
          <SearchField
            label={buy.search}
            onChange={setTyped}
            status={
              found.length === 0 &&
              buy.noneFound(cleanText(typed, NAME_MAX_LENGTH))
            }
            value={typed}
          />
        )}
        <Choices>
          <LongList
            className="lk-list"
            key={search}
            renderRow={(currency, place) => (
              <li {...place}>
                <BoughtRow
                  currency={currency}
                  isChosen={currency.id === purchaseCurrency.id}
                  onClick={() => {
                    onramp.setPurchaseCurrency(currency.id)
                    back()
                  }}
                />
              </li>
            )}
            rows={found}
            // The built-in list has one id twice.
            toKey={({ id, symbol }) => `${id} ${toCode(symbol)}`}
            toText={({ name, symbol }) => name || toCode(symbol)}
          />
        </Choices>
        {data?.isFallback && <p className="lk-note">{buy.listFailed}</p>}
      </div>
    </ViewFrame>
  )
}
