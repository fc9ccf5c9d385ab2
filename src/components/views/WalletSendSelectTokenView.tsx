'use client'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { truncateAddress } from '../../core/format/truncateAddress.js'
import { getSendWorth } from '../../features/payments/getSendWorth.js'
import { useModal } from '../../hooks/useModal.js'
import { useSendDraft } from '../../hooks/useSendDraft.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Balance } from '../parts/Balance.js'
import { Choices } from '../parts/Choices.js'
import { Figure } from '../parts/Figure.js'
import { ImageTile } from '../parts/ImageTile.js'
import { LongList } from '../parts/LongList.js'
import { Row } from '../parts/Row.js'
import { AddToken } from '../send/AddToken.js'
import { NoTokens } from '../send/NoTokens.js'
import { useFiat } from '../strings/useFiat.js'

/** Tokens of the account on its network, with balances. */
export function WalletSendSelectTokenView() {
  const draft = useSendDraft()
  const { back } = useModal()
  const toFiat = useFiat()
  const { currency, setToken, token: chosen, tokens = [] } = draft
  function choose(id: string) {
    setToken(id)
    back()
  }
  if (tokens.length === 0) return <NoTokens draft={draft} />
  return (
    <ViewFrame>
      <AddToken onChoose={choose} tokens={tokens} />
      <Choices>
        <LongList
          className="lk-list"
          renderRow={(token, place) => {
            const { balance, decimals, id, isNative, isWatched, name } = token
            const { price, symbol } = token
            const worth = getSendWorth({
              ...{ amount: balance, currency, decimals, price },
            })
            return (
              <li {...place}>
                <Row
                  detail={
                    <span className="lk-send-held">
                      <Balance
                        amount={formatAmount(balance, decimals)}
                        symbol={symbol}
                      />
                    </span>
                  }
                  end={
                    isWatched ? (
                      // Its name proves nothing.
                      <bdi className="lk-send-worth" dir="ltr" translate="no">
                        {truncateAddress(id)}
                      </bdi>
                    ) : (
                      worth && (
                        <span className="lk-send-worth">
                          <Figure>{toFiat(worth, currency)}</Figure>
                        </span>
                      )
                    )
                  }
                  isCurrent={id === chosen?.id}
                  onClick={() => choose(id)}
                  tile={
                    <ImageTile
                      isNative={isNative}
                      name={symbol}
                      src={token.iconUrl}
                    />
                  }
                  title={name}
                />
              </li>
            )
          }}
          rows={tokens}
          toKey={({ id }) => id}
          toText={({ name }) => name}
        />
      </Choices>
    </ViewFrame>
  )
}
