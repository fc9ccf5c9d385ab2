'use client'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import type { PaymentAsset } from '../../core/pay/payment.js'
import { toAssetId } from '../../features/pay/toAssetId.js'
import { useModal } from '../../hooks/useModal.js'
import { useNetworkName } from '../../modal/account/useNetworkName.js'
import { useDepositAssets } from '../../modal/pay/useDepositAssets.js'
import { usePayFlow } from '../../modal/pay/usePayFlow.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Choices } from '../parts/Choices.js'
import { ImageTile } from '../parts/ImageTile.js'
import { Row } from '../parts/Row.js'

/** List of tokens that an exchange can deposit. */
export function PayWithExchangeSelectAssetView() {
  const { back } = useModal()
  const { assets } = useDepositAssets()
  const { flow, update } = usePayFlow()
  return (
    <ViewFrame>
      <Choices>
        <ul className="lk-list">
          {assets.map((asset) => (
            <li key={toAssetId(asset)}>
              <AssetRow
                asset={asset}
                onClick={() => {
                  const { request } = flow
                  update({
                    asset,
                    request: request && { ...request, paymentAsset: asset },
                  })
                  back()
                }}
              />
            </li>
          ))}
        </ul>
      </Choices>
    </ViewFrame>
  )
}

function AssetRow({ asset, onClick }: AssetRow.Props) {
  const { logoURI, name, symbol } = asset.metadata
  return (
    <Row
      detail={useNetworkName(asset.network)}
      onClick={onClick}
      tile={
        <ImageTile
          isNative={asset.asset === 'native'}
          name={symbol}
          src={logoURI}
        />
      }
      title={cleanText(name, NAME_MAX_LENGTH)}
    />
  )
}

declare namespace AssetRow {
  type Props = { asset: PaymentAsset; onClick: () => void }
}
