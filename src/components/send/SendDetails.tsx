'use client'
import { truncateAddress } from '../../core/format/truncateAddress.js'
import { formatFee } from '../../features/payments/formatFee.js'
import { useNativeCurrency } from '../../modal/account/useNativeCurrency.js'
import { useNetworkName } from '../../modal/account/useNetworkName.js'
import type { useSendPreview } from '../../modal/send/useSendPreview.js'
import { useAccountText } from '../account/useAccountText.js'
import { Detail } from '../parts/Detail.js'
import { Skeleton } from '../parts/Skeleton.js'
import { TokenFeeText } from '../parts/TokenFeeText.js'
import { useFeeText } from '../parts/useFeeText.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { FullAddress } from './FullAddress.js'
import { useContactName } from './useContactName.js'

/** Sender, recipient, network and fee. */
export function SendDetails({ preview }: SendDetails.Props) {
  const { send } = useInsideStrings()
  const toFeeText = useFeeText(preview.currency)
  const toFigure = useFigures()
  const { rent, rentWorth, request } = preview
  const network = request?.caipNetworkId
  const name = useNetworkName(network)
  const { symbol } = useNativeCurrency(network)
  const from = useAccountText(request?.account)
  const to = request?.toAddress ?? request?.to
  const contact = useContactName(to)
  if (!request) return null
  const short = truncateAddress(request.account ?? '')
  return (
    <dl className="lk-details">
      <Detail term={send.from}>
        {from !== short && (
          <p className="lk-send-name">
            <bdi translate="no">{from}</bdi>
          </p>
        )}
        <bdi dir="ltr" translate="no">
          {short}
        </bdi>
      </Detail>
      <Detail term={send.to}>
        {request.toAddress && <p className="lk-send-name">{request.to}</p>}
        {contact && <p className="lk-send-name">{contact}</p>}
        <FullAddress address={request.toAddress ?? request.to} />
      </Detail>
      {request.solana?.memo && (
        <Detail term={send.memo}>
          <bdi translate="no">{request.solana.memo}</bdi>
        </Detail>
      )}
      <Detail term={send.network}>{name}</Detail>
      <Detail term={send.fee}>
        <Fee preview={preview} symbol={symbol} />
      </Detail>
      {rent !== undefined && (
        <Detail hint={send.rentHint} term={send.rent}>
          <bdi dir="ltr" translate="no">
            {toFeeText(`${toFigure(rent)} ${symbol}`, rentWorth)}
          </bdi>
        </Detail>
      )}
    </dl>
  )
}

export declare namespace SendDetails {
  type Props = { preview: useSendPreview.ReturnType }
}

function Fee({ preview, symbol }: SendDetails.Props & { symbol: string }) {
  const { send, sponsor } = useInsideStrings()
  const toFigure = useFigures()
  const toFeeText = useFeeText(preview.currency)
  const { fee, feeWorth, isFeeUnknown, isPending } = preview
  if (fee === undefined)
    return isFeeUnknown || isPending ? send.feeUnknown : <Skeleton />
  if (preview.isSponsored) return sponsor.paid
  if (preview.feeToken)
    return (
      <TokenFeeText
        currency={preview.currency}
        fee={preview.feeToken}
        worth={feeWorth}
      />
    )
  const shown = formatFee(fee)
  const text = shown
    ? send.feeAbout(`${toFigure(shown)} ${symbol}`)
    : send.feeSmall(symbol)
  const said = toFeeText(text, feeWorth)
  return (
    <bdi translate="no">
      {preview.isDataFeeUnknown ? send.feePlusData(said) : said}
    </bdi>
  )
}
