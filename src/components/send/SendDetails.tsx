'use client'
import { Fragment, type ReactNode } from 'react'
import { groupAddress } from '../../core/format/groupAddress.js'
import { truncateAddress } from '../../core/format/truncateAddress.js'
import { formatFee } from '../../core/send/formatFee.js'
import { useNativeCurrency } from '../../hooks/useNativeCurrency.js'
import { useNetworkName } from '../../hooks/useNetworkName.js'
import type { useSendPreview } from '../../hooks/useSendPreview.js'
import { Skeleton } from '../parts/Skeleton.js'
import { useStrings } from '../strings/useStrings.js'

/** From, to, network and fee, as a quiet list. */
export function SendDetails({ preview }: SendDetails.Props) {
  const { send } = useStrings()
  const { fee, isFeeUnknown, isPending, request } = preview
  const network = `eip155:${request?.chainId}`
  const name = useNetworkName(network)
  const { symbol } = useNativeCurrency(network)
  if (!request) return null
  const shown = fee === undefined ? undefined : formatFee(fee)
  const feeText = shown
    ? send.feeAbout(`${shown} ${symbol}`)
    : send.feeSmall(symbol)
  const isUnknown = fee === undefined && (isFeeUnknown || isPending)
  return (
    <dl className="lk-details">
      <Detail term={send.from}>{truncateAddress(request.account ?? '')}</Detail>
      <Detail term={send.to}>
        <Address address={request.to} />
      </Detail>
      <Detail term={send.network}>{name}</Detail>
      <Detail term={send.fee}>
        {isUnknown && send.feeUnknown}
        {fee === undefined && !isUnknown && <Skeleton />}
        {fee !== undefined && feeText}
      </Detail>
    </dl>
  )
}

export declare namespace SendDetails {
  type Props = { preview: useSendPreview.ReturnType }
}

function Detail({ children, term }: { children: ReactNode; term: string }) {
  return (
    <div className="lk-detail">
      <dt className="lk-detail-term">{term}</dt>
      <dd className="lk-detail-text">{children}</dd>
    </div>
  )
}

/** Whole, because look-alike addresses share their ends. */
function Address({ address }: { address: string }) {
  return (
    <>
      <span className="lk-hidden">{address}</span>
      <span aria-hidden="true" className="lk-send-address" dir="ltr">
        {groupAddress(address).map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move
          <Fragment key={index}>
            <span className="lk-send-address-group">{group}</span>{' '}
          </Fragment>
        ))}
      </span>
    </>
  )
}
