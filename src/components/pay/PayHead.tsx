'use client'
import type { CSSProperties } from 'react'
import type { Payment } from '../../core/pay/payment.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { PayDetails } from './PayDetails.js'
import { usePayAmount } from './usePayAmount.js'

/** What is paid, to whom and where. */
export function PayHead({ payment }: PayHead.Props) {
  const { pay } = useInsideStrings()
  const toPayAmount = usePayAmount()
  const { choice } = payment
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
        <PayDetails payment={payment} />
      </dl>
    </>
  )
}

export declare namespace PayHead {
  type Props = { payment: Payment }
}
