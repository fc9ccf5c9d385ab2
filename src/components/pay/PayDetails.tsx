'use client'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import type { Payment } from '../../core/pay/payment.js'
import { useNetworkName } from '../../modal/account/useNetworkName.js'
import { Detail } from '../parts/Detail.js'
import { FullAddress } from '../send/FullAddress.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Receiver and network of a payment. */
export function PayDetails({ payment }: PayDetails.Props) {
  const { send } = useInsideStrings()
  const { asset, recipient } = payment
  const network = useNetworkName(asset.network)
  return (
    <>
      <Detail term={send.to}>
        <FullAddress address={recipient} />
      </Detail>
      <Detail term={send.network}>
        {network ?? cleanText(asset.network, NAME_MAX_LENGTH)}
      </Detail>
    </>
  )
}

export declare namespace PayDetails {
  type Props = { payment: Payment }
}
