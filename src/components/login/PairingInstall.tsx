'use client'
import type { useWalletLink } from '../../hooks/useWalletLink.js'
import type { Wallet } from '../../wallets/wallet.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { ExternalLink } from '../parts/ExternalLink.js'
import { Icon } from '../parts/Icon.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'
import { PairingTile } from './PairingTile.js'

/** A wallet that is an extension only, and not in this browser: where it is. */
export function PairingInstall({ link, wallet }: PairingInstall.Props) {
  const { login } = useStrings()
  const { pairing } = useInsideStrings()
  const [store] = link.install
  return (
    <ViewFrame
      footer={
        store && (
          <ExternalLink className="lk-button lk-primary" href={store.href}>
            {pairing.getWallet(wallet.name)}
            <Icon name="external" />
          </ExternalLink>
        )
      }
    >
      <div className="lk-status">
        <span className="lk-wallet-ring">
          <PairingTile isLarge wallet={wallet} />
        </span>
        <div role="status">
          <p className="lk-status-title">{login.notInstalled(wallet.name)}</p>
          <p className="lk-status-text">{login.notInstalledHint}</p>
        </div>
      </div>
    </ViewFrame>
  )
}

export declare namespace PairingInstall {
  type Props = { link: useWalletLink.ReturnType; wallet: Wallet }
}
