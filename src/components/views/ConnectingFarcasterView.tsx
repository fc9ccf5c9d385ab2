'use client'
import { SOCIAL_LOGIN_TIMEOUT_MS } from '../../core/constants/login.js'
import { useCopy } from '../../hooks/utils/useCopy.js'
import { usePlatform } from '../../hooks/wallet/usePlatform.js'
import { useHasElapsed } from '../../modal/login/useHasElapsed.js'
import { useModalFarcaster } from '../../modal/login/useModalFarcaster.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { TimeRing } from '../login/TimeRing.js'
import { Button } from '../parts/Button.js'
import { CopyStatus } from '../parts/CopyStatus.js'
import { ExternalLink } from '../parts/ExternalLink.js'
import { Icon } from '../parts/Icon.js'
import { Qr } from '../parts/Qr.js'
import { getSocialProblem } from '../social/getSocialProblem.js'
import { SocialStatus } from '../social/SocialStatus.js'
import { SocialTile } from '../social/SocialTile.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useSocialStrings } from '../strings/useSocialStrings.js'
import { useStrings } from '../strings/useStrings.js'

/**
 * Delay before the Farcaster QR code is drawn, so that the card's animation
 * stays smooth.
 */
const FARCASTER_QR_DELAY_MS = 200

/** Farcaster login: a QR code, or on phones a link to the app. */
export function ConnectingFarcasterView() {
  const login = useModalFarcaster()
  const { isMobile } = usePlatform()
  const strings = useSocialStrings()
  const { common } = useStrings()
  const toErrorText = useErrorText()
  const { error, secondsLeft, start, status, url } = login

  if (error) {
    const problem = getSocialProblem(error, { strings, toErrorText })
    return (
      <SocialStatus
        {...problem}
        footer={
          <Button onClick={start} variant="primary">
            {common.tryAgain}
          </Button>
        }
        isBusy={false}
        provider="farcaster"
      />
    )
  }
  if (status === 'connecting' || status === 'connected')
    return (
      <SocialStatus
        footer={null}
        isBusy
        provider="farcaster"
        text={strings.connectingHint}
        title={strings.connecting}
      />
    )
  if (!isMobile) return <FarcasterCode secondsLeft={secondsLeft} url={url} />
  return (
    <SocialStatus
      footer={
        <>
          {url ? (
            <ExternalLink className="lk-button lk-primary" href={url}>
              <span>{strings.open(strings.names.farcaster)}</span>
              <Icon name="external" />
            </ExternalLink>
          ) : (
            <Button isPending variant="primary">
              {strings.open(strings.names.farcaster)}
            </Button>
          )}
          <CopyLogin url={url} />
        </>
      }
      isBusy
      provider="farcaster"
      text={strings.continueInAppHint}
      title={strings.continueInApp}
    />
  )
}

/** QR code to scan with the phone that has Farcaster. */
function FarcasterCode({ secondsLeft, url }: FarcasterCode.Props) {
  const strings = useSocialStrings()
  // Delayed, because drawing it would stall the card's animation.
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

declare namespace FarcasterCode {
  type Props = { secondsLeft: number; url: string | undefined }
}

/** Copies the login URL to the clipboard. Shown only if that fails. */
function CopyLogin({ url }: { url: string | undefined }) {
  const { common } = useStrings()
  const { copyFailed, copyLink } = useSocialStrings()
  const { copy, status } = useCopy()
  const isCopied = status === 'copied'
  return (
    <>
      <CopyStatus
        copied={common.copied}
        failed={copyFailed}
        status={status}
        text={url ?? ''}
      />
      <Button aria-disabled={!url} onClick={() => void (url && copy(url))}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span>{isCopied ? common.copied : copyLink}</span>
      </Button>
    </>
  )
}
