'use client'
import type { CSSProperties } from 'react'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import type { Payment } from '../../core/pay/payment.js'
import { useNetworkName } from '../../modal/account/useNetworkName.js'
import { Detail } from '../parts/Detail.js'
import { FullAddress } from '../send/FullAddress.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { usePayAmount } from './usePayAmount.js'

/** What is paid, to whom and where. */
export function PayHead({ payment }: PayHead.Props) {
  const { pay, send } = useInsideStrings()
  const toPayAmount = usePayAmount()
  const { asset, choice, recipient } = payment
  const network = useNetworkName(asset.network)
  const say = choice === 'deposit' ? pay.deposit : pay.title
  const title = say(toPayAmount(payment))
  return (
    <>
      <div className="lk-preview-head">
        <p
          className="lk-preview-title"
          style={{ '--lk-length': title.length } as CSSProperties}
        >
          {title}
        </p>
      </div>
      <dl className="lk-details">
        <Detail term={send.to}>
          <FullAddress address={recipient} />
        </Detail>
        <Detail term={send.network}>
          {network ?? cleanText(asset.network, NAME_MAX_LENGTH)}
        </Detail>
      </dl>
    </>
  )
}

export declare namespace PayHead {
  type Props = { payment: Payment }
}
