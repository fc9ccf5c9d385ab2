'use client'
import { PAIRING_EXPIRY_MS, WALLET_CONNECT_ID } from '../../core/constants.js'
import type { WalletPlatform } from '../../core/link/getWalletPlatforms.js'
import type { Wallet } from '../../core/wallet/wallet.js'
import { useCopy } from '../../hooks/useCopy.js'
import { usePairing } from '../../hooks/usePairing.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { Qr } from '../parts/Qr.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'
import { PairingLink } from './PairingLink.js'
import { PairingTile } from './PairingTile.js'

/** The code to be scanned, how long it lasts, and the ways around it. */
export function PairingCode({ platforms, wallet }: PairingCode.Props) {
  const { pairing } = useInsideStrings()
  const { secondsLeft, uri } = usePairing()
  const isAny = !wallet || wallet.id === WALLET_CONNECT_ID
  return (
    <ViewFrame footer={<CopyLink uri={uri} />}>
      <div className="lk-receive">
        <div className="lk-pairing-code">
          {uri ? (
            <Qr label={pairing.qrLabel} value={uri}>
              <PairingTile wallet={wallet} />
            </Qr>
          ) : (
            <span className="lk-qr lk-qr-waits lk-skeleton lk-anim" />
          )}
          {uri && <TimeRing share={(secondsLeft * 1000) / PAIRING_EXPIRY_MS} />}
        </div>
        <span className="lk-hidden" role="status">
          {!uri && pairing.preparing}
        </span>
        <div>
          <p className="lk-status-title">
            {isAny ? pairing.scan : pairing.scanWith(wallet.name)}
          </p>
          <p className="lk-receive-hint">{pairing.scanHint}</p>
        </div>
        {wallet && platforms.includes('desktop') && (
          <PairingLink kind="desktop" wallet={wallet}>
            {pairing.openDesktop}
          </PairingLink>
        )}
        {wallet && platforms.includes('web') && (
          <PairingLink kind="web" wallet={wallet}>
            {pairing.openWeb}
          </PairingLink>
        )}
      </div>
    </ViewFrame>
  )
}

export declare namespace PairingCode {
  type Props = {
    platforms: readonly WalletPlatform[]
    wallet: Wallet | undefined
  }
}

/** How long the code lasts; it is told to nobody aloud, for it renews itself. */
function TimeRing({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" className="lk-pairing-time" viewBox="0 0 312 312">
      <rect className="lk-pairing-line lk-ring-track" />
      <rect
        className="lk-pairing-line"
        pathLength="100"
        strokeDasharray={`${Math.max(0, Math.min(1, share)) * 100} 100`}
      />
    </svg>
  )
}

function CopyLink({ uri }: { uri: string | undefined }) {
  const { common } = useStrings()
  const { pairing } = useInsideStrings()
  const { copy, status } = useCopy()
  const isCopied = status === 'copied'
  return (
    <>
      <span
        className={status === 'failed' ? 'lk-note' : 'lk-hidden'}
        role="status"
      >
        {isCopied && common.copied}
        {status === 'failed' && pairing.copyFailed}
      </span>
      <Button aria-disabled={!uri} onClick={() => void (uri && copy(uri))}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? common.copied : pairing.copyLink}
      </Button>
    </>
  )
}
