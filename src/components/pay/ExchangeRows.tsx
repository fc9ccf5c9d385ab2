'use client'
import { useState } from 'react'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import type { Payment } from '../../core/pay/payment.js'
import { useAvailableExchanges } from '../../hooks/useAvailableExchanges.js'
import type { usePayFlow } from '../../modal/pay/usePayFlow.js'
import { ImageTile } from '../parts/ImageTile.js'
import { Row } from '../parts/Row.js'
import { Skeleton } from '../parts/Skeleton.js'
import { Spinner } from '../parts/Spinner.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Exchanges that can make the payment. */
export function ExchangeRows({ onChoose, payment, title }: ExchangeRows.Props) {
  const { pay } = useInsideStrings()
  const toErrorText = useErrorText()
  const [busy, setBusy] = useState<string | undefined>()
  const [error, setError] = useState<unknown>()
  const filter = payment.payWithExchange || {}
  const {
    data,
    error: listError,
    isLoading,
  } = useAvailableExchanges({
    ...filter,
    amount: payment.amount,
    isDeposit: payment.choice === 'deposit' || undefined,
    paymentAsset: payment.asset,
    query: { enabled: payment.payWithExchange !== false },
  })
  // Beside other ways to pay, it is only missing.
  if (!data && listError && !title)
    return (
      <p className="lk-note" role="alert">
        {toErrorText(listError)}
      </p>
    )
  const head = title && <p className="lk-hint">{title}</p>
  // In the place of a row, so that no button moves when it comes.
  if (!data && isLoading)
    return (
      <>
        {head}
        <Skeleton shape="row" />
      </>
    )
  if (!data) return null
  if (data.exchanges.length === 0)
    return title ? null : <p className="lk-note">{pay.noExchanges}</p>
  async function choose(exchange: usePayFlow.Exchange) {
    setBusy(exchange.id)
    setError(undefined)
    try {
      await onChoose(exchange)
    } catch (cause) {
      setError(cause)
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <>
      {head}
      <ul className="lk-list">
        {data.exchanges.map((exchange) => (
          <li key={exchange.id}>
            <Row
              end={busy === exchange.id ? <Spinner /> : 'chevron'}
              isDisabled={busy !== undefined}
              onClick={() => choose(exchange)}
              tile={<ImageTile name={exchange.name} src={exchange.imageUrl} />}
              title={cleanText(exchange.name, NAME_MAX_LENGTH)}
            />
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <p className="lk-note" role="alert">
          {toErrorText(error)}
        </p>
      )}
    </>
  )
}

export declare namespace ExchangeRows {
  type Props = {
    onChoose: (exchange: usePayFlow.Exchange) => Promise<void>
    payment: Payment
    title?: string | undefined
  }
}
