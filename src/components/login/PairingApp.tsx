'use client'
import type { Wallet } from '../../core/wallet.js'
import { usePairing } from '../../hooks/usePairing.js'
import type { useWalletLink } from '../../hooks/useWalletLink.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { ExternalLink } from '../parts/ExternalLink.js'
import { Icon } from '../parts/Icon.js'
import { Ring } from '../parts/Ring.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { CopyPairing } from './CopyPairing.js'
import { PairingTile } from './PairingTile.js'

/** Opens the wallet's app, with fallbacks if it is not installed. */
export function PairingApp(props: PairingApp.Props) {
  const { hasCode, link, onCode, wallet, way } = props
  const { pairing } = useInsideStrings()
  const { uri } = usePairing({ isWatched: false })
  const { install, isBrowser, open, status, universalHref } = link
  const { name } = wallet
  const isMissing = status === 'notOpened'
  const isOpen = status === 'opening' || status === 'opened'
  const [store] = install
  const labels = {
    desktop: pairing.openDesktop,
    mobile: pairing.openWallet(name),
    web: pairing.openWeb,
  }
  return (
    <ViewFrame
      footer={
        <>
          <Button
            isPending={status === 'preparing'}
            onClick={() => open({ isUniversal: isMissing && !!universalHref })}
            variant="primary"
          >
            {labels[way]}
          </Button>
          {isMissing && store && (
            <ExternalLink className="lk-button lk-quiet" href={store.href}>
              <span>{pairing.getWallet(name)}</span>
              <Icon name="external" />
            </ExternalLink>
          )}
          <div className="lk-pairing-ways">
            {!isBrowser && <CopyPairing uri={uri} variant="text" />}
            {hasCode && (
              <Button onClick={onCode} variant="text">
                {pairing.showCode}
              </Button>
            )}
          </div>
        </>
      }
    >
      <div className="lk-status">
        <span className="lk-wallet-ring">
          <PairingTile isLarge wallet={wallet} />
          {isOpen && <Ring />}
        </span>
        <div key={String(isMissing)} role="status">
          <p className="lk-status-title">
            {isMissing ? pairing.notOpened(name) : pairing.continueIn(name)}
          </p>
          <p className="lk-status-text">
            {isMissing
              ? pairing.notOpenedHint
              : isBrowser
                ? pairing.browserHint
                : pairing.continueHint}
          </p>
        </div>
      </div>
    </ViewFrame>
  )
}

export declare namespace PairingApp {
  type Props = {
    /** Whether this view offers to show the QR code. */
    hasCode: boolean
    link: useWalletLink.ReturnType
    onCode: () => void
    wallet: Wallet
    way: 'desktop' | 'mobile' | 'web'
  }
}
