'use client'
import { useState } from 'react'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { PayError } from '../../core/errors/pay.js'
import { cleanText } from '../../core/format/cleanText.js'
import { toAssetId } from '../../features/pay/toAssetId.js'
import { useAccountBalances } from '../../hooks/useAccountBalances.js'
import { usePayFees } from '../../modal/pay/usePayFees.js'
import { usePayFlow } from '../../modal/pay/usePayFlow.js'
import { usePayQuotes } from '../../modal/pay/usePayQuotes.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Balance } from '../parts/Balance.js'
import { Button } from '../parts/Button.js'
import { CheckMark } from '../parts/CheckMark.js'
import { classNames } from '../parts/classNames.js'
import { Detail } from '../parts/Detail.js'
import { ImageTile } from '../parts/ImageTile.js'
import { Row } from '../parts/Row.js'
import { useFeeText } from '../parts/useFeeText.js'
import { usePayAmount } from '../pay/usePayAmount.js'
import { FullAddress } from '../send/FullAddress.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Tokens to pay with, and what the payment costs in the chosen one. */
export function PayQuoteView() {
  const { pay, swap } = useInsideStrings()
  const toErrorText = useErrorText()
  const { flow, options, payment, payWithWallet } = usePayFlow()
  const toFeeText = useFeeText()
  const toPayAmount = usePayAmount()
  const { balances, error: balancesError } = useAccountBalances()
  // The token of an attempt that has failed stays chosen.
  const [from, setFrom] = useState(() => flow.quote?.from)
  const tokens = usePayQuotes({ balances, chosen: from, options })
  const chosen = tokens.find(({ isChosen }) => isChosen)
  const quote = chosen?.isFetching ? undefined : chosen?.quote
  const fees = usePayFees(quote)
  if (!payment) return <ViewFrame>{null}</ViewFrame>
  const problem =
    toBalancesError(balances, balancesError) ??
    (chosen?.isFetching ? undefined : chosen?.problem)
  const payable = problem ? undefined : quote
  return (
    <ViewFrame
      footer={
        chosen && (
          <Button
            aria-disabled={!payable || undefined}
            isPending={chosen.isFetching}
            onClick={() => payable && payWithWallet(payable)}
            variant="primary"
          >
            {pay.title(
              toPayAmount(
                quote
                  ? { amount: quote.fromAmount, asset: quote.from }
                  : payment,
              ),
            )}
          </Button>
        )
      }
    >
      <div className="lk-preview">
        <ul className="lk-list">
          {tokens.map((token) => (
            <li
              className={classNames(token.isUnusable && 'lk-unusable')}
              key={toAssetId(token.asset)}
            >
              <TokenRow onClick={() => setFrom(token.asset)} token={token} />
            </li>
          ))}
        </ul>
        {Boolean(problem) && (
          <p className="lk-note" role="alert">
            {toErrorText(problem)}
          </p>
        )}
        {quote && (
          <dl className="lk-details">
            <Detail term={swap.pay}>
              <bdi dir="ltr" translate="no">
                {toPayAmount({ amount: quote.fromAmount, asset: quote.from })}
              </bdi>
            </Detail>
            <Detail term={pay.gets}>
              <bdi dir="ltr" translate="no">
                {toPayAmount({ amount: quote.toAmount, asset: quote.to })}
              </bdi>
            </Detail>
            {fees.map(({ amount, asset, label, worth }) => (
              <Detail key={label} term={pay.fee}>
                <bdi dir="ltr" translate="no">
                  {toFeeText(toPayAmount({ amount, asset }), worth)}
                </bdi>
              </Detail>
            ))}
            {!quote.isDirect && (
              <Detail term={pay.through}>
                <FullAddress address={quote.payee} />
              </Detail>
            )}
          </dl>
        )}
      </div>
    </ViewFrame>
  )
}

function toBalancesError(balances: unknown, cause: unknown) {
  if (balances || !cause) return undefined
  return new PayError({ code: 'UNABLE_TO_GET_TOKEN_BALANCES', cause })
}

function TokenRow({ onClick, token }: TokenRow.Props) {
  const { balance, isChosen, isUnusable, problem } = token
  const { iconUrl, name, quantity, symbol } = balance
  const { account } = useInsideStrings()
  const toErrorText = useErrorText()
  return (
    <Row
      detail={
        isUnusable ? (
          toErrorText(problem)
        ) : (
          <Balance
            amount={quantity.numeric}
            symbol={cleanText(symbol, NAME_MAX_LENGTH)}
          />
        )
      }
      end={isChosen && <CheckMark label={account.current} />}
      isCurrent={isChosen}
      isDisabled={isUnusable}
      onClick={onClick}
      tile={
        <ImageTile isNative={!balance.address} name={symbol} src={iconUrl} />
      }
      title={cleanText(name, NAME_MAX_LENGTH)}
    />
  )
}

declare namespace TokenRow {
  type Props = {
    onClick: () => void
    token: usePayQuotes.ReturnType[number]
  }
}
