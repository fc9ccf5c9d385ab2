'use client'
import { useState } from 'react'
import { parseAmount } from '../../core/amount/parseAmount.js'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { PayError } from '../../core/errors/pay.js'
import { cleanText } from '../../core/format/cleanText.js'
import type { PaymentAsset } from '../../core/pay/payment.js'
import { toPayAsset } from '../../core/pay/toPayAsset.js'
import { getAmountProblem } from '../../core/send/getAmountProblem.js'
import { useAccountBalances } from '../../hooks/useAccountBalances.js'
import { usePayQuote } from '../../hooks/usePayQuote.js'
import { usePayFlow } from '../../modal/pay/usePayFlow.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Balance } from '../parts/Balance.js'
import { Button } from '../parts/Button.js'
import { CheckMark } from '../parts/CheckMark.js'
import { Detail } from '../parts/Detail.js'
import { ImageTile } from '../parts/ImageTile.js'
import { Row } from '../parts/Row.js'
import { toPayAmount } from '../pay/toPayAmount.js'
import { FullAddress } from '../send/FullAddress.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Tokens to pay with, and what the payment costs in the chosen one. */
export function PayQuoteView() {
  const { pay, swap } = useInsideStrings()
  const toErrorText = useErrorText()
  const { options, payment, payWithWallet } = usePayFlow()
  const { balances, error: balancesError } = useAccountBalances()
  const [from, setFrom] = useState<PaymentAsset | undefined>()
  const { data, error, isFetching } = usePayQuote({
    ...options,
    from,
    query: { enabled: from !== undefined },
  })
  if (!payment) return <ViewFrame>{null}</ViewFrame>
  const quote = data && !error && !isFetching ? data : undefined
  const held = balances?.find((balance) => isAsset(toPayAsset(balance), from))
  const problem =
    toBalancesError(balances, balancesError) ??
    error ??
    (quote &&
      held &&
      getAmountProblem({
        amount: quote.fromAmount,
        balance: parseAmount(
          held.quantity.numeric,
          quote.from.metadata.decimals,
        ),
        decimals: quote.from.metadata.decimals,
      }))
  const payable = problem ? undefined : quote
  return (
    <ViewFrame
      footer={
        <Button
          aria-disabled={!payable || undefined}
          isPending={isFetching}
          onClick={() => payable && payWithWallet(payable)}
          variant="primary"
        >
          {pay.title(
            quote
              ? toPayAmount({ amount: quote.fromAmount, asset: quote.from })
              : toPayAmount(payment),
          )}
        </Button>
      }
    >
      <div className="lk-preview">
        <ul className="lk-list">
          {balances?.map((balance) => (
            <li key={`${balance.chainId} ${balance.address}`}>
              <TokenRow
                balance={balance}
                from={from}
                onClick={() => setFrom(toPayAsset(balance))}
              />
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
              {toPayAmount({ amount: quote.fromAmount, asset: quote.from })}
            </Detail>
            <Detail term={pay.gets}>
              {toPayAmount({ amount: quote.toAmount, asset: quote.to })}
            </Detail>
            {quote.fees.map(({ amount, label, symbol }) => (
              <Detail key={label} term={pay.fee}>
                {`${amount} ${cleanText(symbol, NAME_MAX_LENGTH)}`}
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

function isAsset(one: PaymentAsset, other: PaymentAsset | undefined) {
  return one.network === other?.network && one.asset === other.asset
}

function TokenRow({ balance, from, onClick }: TokenRow.Props) {
  const { iconUrl, name, quantity, symbol } = balance
  const { account } = useInsideStrings()
  const isChosen = isAsset(toPayAsset(balance), from)
  return (
    <Row
      detail={
        <Balance
          amount={quantity.numeric}
          symbol={cleanText(symbol, NAME_MAX_LENGTH)}
        />
      }
      end={isChosen && <CheckMark label={account.current} />}
      isCurrent={isChosen}
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
    balance: NonNullable<useAccountBalances.ReturnType['balances']>[number]
    from: PaymentAsset | undefined
    onClick: () => void
  }
}
