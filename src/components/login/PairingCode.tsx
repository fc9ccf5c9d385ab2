'use client'
import type { ReactNode } from 'react'
import { WALLET_CONNECT_ID } from '../../core/constants/connectors.js'
import { PAIRING_EXPIRY_MS } from '../../core/constants/pairing.js'
import type { Wallet } from '../../core/wallet.js'
import { usePairing } from '../../hooks/usePairing.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Qr } from '../parts/Qr.js'
import { wrapText } from '../parts/wrapText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { CopyPairing } from './CopyPairing.js'
import { PairingTile } from './PairingTile.js'
import { TimeRing } from './TimeRing.js'

/** QR code with its remaining time, and alternatives to scanning it. */
export function PairingCode({ footer, wallet }: PairingCode.Props) {
  const { pairing } = useInsideStrings()
  const { secondsLeft, uri } = usePairing()
  const isAny = !wallet || wallet.id === WALLET_CONNECT_ID
  return (
    <ViewFrame
      footer={
        <>
          <CopyPairing uri={uri} />
          {wrapText(footer)}
        </>
      }
    >
      <div className="lk-receive">
        <div className="lk-pairing-code">
          {uri ? (
            <Qr label={pairing.qrLabel} value={uri}>
              <PairingTile wallet={wallet} />
            </Qr>
          ) : (
            <span className="lk-qr-waits lk-anim" />
          )}
          <TimeRing
            share={uri ? (secondsLeft * 1000) / PAIRING_EXPIRY_MS : 0}
          />
        </div>
        <div className="lk-pairing-text">
          <p className="lk-status-title">
            {isAny ? pairing.scan : pairing.scanWith(wallet.name)}
          </p>
          <p className="lk-receive-hint" role="status">
            {uri ? pairing.scanHint : pairing.preparing}
          </p>
        </div>
      </div>
    </ViewFrame>
  )
}

export declare namespace PairingCode {
  type Props = {
    /** Content below the copy button. */
    footer?: ReactNode
    wallet: Wallet | undefined
  }
}
