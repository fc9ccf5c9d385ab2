'use client'
import {
  FARCASTER_QR_DELAY_MS,
  SOCIAL_LOGIN_TIMEOUT_MS,
} from '../../core/constants.js'
import { useHasElapsed } from '../../modal/login/useHasElapsed.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { TimeRing } from '../login/TimeRing.js'
import { Qr } from '../parts/Qr.js'
import { useSocialStrings } from '../strings/useSocialStrings.js'
import { CopyLogin } from './CopyLogin.js'
import { SocialTile } from './SocialTile.js'

/** The code to be scanned with the phone that Farcaster is on. */
export function FarcasterCode({ secondsLeft, url }: FarcasterCode.Props) {
  const strings = useSocialStrings()
  // Drawing it takes long enough to hold up the card on its way in.
  const isDue = useHasElapsed(FARCASTER_QR_DELAY_MS)
  const code = isDue ? url : undefined
  return (
    <ViewFrame footer={<CopyLogin url={url} />}>
      <div className="lk-receive">
        <div className="lk-pairing-code">
          {code ? (
            <Qr label={strings.qrLabel} value={code}>
              <SocialTile provider="farcaster" />
            </Qr>
          ) : (
            <span className="lk-qr-waits lk-anim" />
          )}
          <TimeRing
            share={code ? (secondsLeft * 1000) / SOCIAL_LOGIN_TIMEOUT_MS : 0}
          />
        </div>
        <span className="lk-hidden" role="status">
          {!code && strings.preparing}
        </span>
        <div className="lk-pairing-text">
          <p className="lk-status-title">{strings.scan}</p>
          <p className="lk-receive-hint">{strings.scanHint}</p>
        </div>
      </div>
    </ViewFrame>
  )
}

export declare namespace FarcasterCode {
  type Props = { secondsLeft: number; url: string | undefined }
}
