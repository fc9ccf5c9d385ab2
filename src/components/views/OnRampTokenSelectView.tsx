'use client'
import { useState } from 'react'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { useModal } from '../../hooks/useModal.js'
import { useOnramp } from '../../hooks/useOnramp.js'
import { useOnrampOptions } from '../../hooks/useOnrampOptions.js'
import { isCoin } from '../buy/isCoin.js'
import { NoProviders } from '../buy/NoProviders.js'
import { toCode } from '../buy/toCode.js'
import { useBoughtIcon } from '../buy/useBoughtIcon.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { ViewSkeleton } from '../dialog/ViewSkeleton.js'
import { CheckMark } from '../parts/CheckMark.js'
import { Choices } from '../parts/Choices.js'
import { ImageTile } from '../parts/ImageTile.js'
import { LongList } from '../parts/LongList.js'
import { Row } from '../parts/Row.js'
import { SearchField } from '../parts/SearchField.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Up to this many rows, no search is needed. */
const SEARCHED = 8

/** List of tokens to buy. */
export function OnRampTokenSelectView() {
  const onramp = useOnramp()
  const { data } = useOnrampOptions()
  const { back } = useModal()
  const { buy } = useInsideStrings()
  const toIcon = useBoughtIcon()
  const [typed, setTyped] = useState('')
  const search = typed.trim().toLowerCase()
  const { purchaseCurrencies: all, purchaseCurrency } = onramp
  if (onramp.isLoading) return <ViewSkeleton />
  if (all.length === 0) return <NoProviders />
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
                  icon={toIcon(currency)}
                  isChosen={currency.id === purchaseCurrency.id}
                  onClick={() => {
                    onramp.setPurchaseCurrency(currency.id)
                    back()
                  }}
                />
              </li>
            )}
            rows={found}
            // The built-in list contains an ID twice.
            toKey={({ id, symbol }) => `${id} ${toCode(symbol)}`}
            toText={({ name, symbol }) => name || toCode(symbol)}
          />
        </Choices>
        {data?.isFallback && <p className="lk-note">{buy.listFailed}</p>}
      </div>
    </ViewFrame>
  )
}

/** A token to buy, with its networks. */
function BoughtRow(props: BoughtRow.Props) {
  const { currency, icon, isChosen, onClick } = props
  const { buy } = useInsideStrings()
  const symbol = toCode(currency.symbol)
  const name = cleanText(currency.name, NAME_MAX_LENGTH)
  const networks = currency.networks.map(({ displayName }) => displayName)
  const where = cleanText(networks.join(', '), NAME_MAX_LENGTH)
  return (
    <Row
      detail={where ? `${symbol} · ${buy.on(where)}` : symbol}
      end={isChosen && <CheckMark label={buy.chosen} />}
      isCurrent={isChosen}
      onClick={onClick}
      tile={<ImageTile isNative={isCoin(currency)} name={symbol} src={icon} />}
      title={<bdi translate="no">{name || symbol}</bdi>}
    />
  )
}

declare namespace BoughtRow {
  type Props = {
    currency: useOnramp.ReturnType['purchaseCurrency']
    icon: string | undefined
    isChosen: boolean
    onClick: () => void
  }
}
