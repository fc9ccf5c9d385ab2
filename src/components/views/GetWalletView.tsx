'use client'
import { useModal } from '../../hooks/useModal.js'
import { useWalletsToGet } from '../../modal/wallet/useWalletsToGet.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { getWalletPicture } from '../parts/getWalletPicture.js'
import { Row } from '../parts/Row.js'
import { Skeleton } from '../parts/Skeleton.js'
import { WalletTile } from '../parts/WalletTile.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

const placeholders = [1, 2, 3, 4, 5]

/** Wallets for new users; each opens its downloads. */
export function GetWalletView() {
  const { go } = useModal()
  const { guide } = useInsideStrings()
  const { common, login } = useStrings()
  const { hasFailed, isPending, retry, wallets } = useWalletsToGet()
  if (wallets.length === 0 && !isPending)
    return (
      <ViewFrame
        footer={hasFailed && <Button onClick={retry}>{common.tryAgain}</Button>}
      >
        <div className="lk-empty" role={hasFailed ? 'alert' : undefined}>
          <p className="lk-empty-title">
            {hasFailed ? guide.listFailed : guide.listEmpty}
          </p>
          <p className="lk-empty-text">
            {hasFailed ? guide.listFailedHint : guide.listEmptyHint}
          </p>
        </div>
      </ViewFrame>
    )
  return (
    <ViewFrame>
      <p className="lk-lead">{guide.listLead}</p>
      {wallets.length === 0 ? (
        <div aria-busy="true" className="lk-list">
          <span className="lk-hidden">{guide.loading}</span>
          {placeholders.map((key) => (
            <Skeleton key={key} shape="row" />
          ))}
        </div>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
        <div aria-label={login.wallets} className="lk-list" role="group">
          {wallets.map((wallet) => (
            <Row
              end="chevron"
              key={wallet.key}
              onClick={() => go({ data: { wallet }, view: 'Downloads' })}
              tile={
                <WalletTile
                  icon={getWalletPicture(wallet)}
                  name={wallet.name}
                />
              }
              title={<bdi translate="no">{wallet.name}</bdi>}
            />
          ))}
        </div>
      )}
    </ViewFrame>
  )
}
