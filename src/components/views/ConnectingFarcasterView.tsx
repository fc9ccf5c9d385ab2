'use client'
import { usePlatform } from '../../hooks/wallet/usePlatform.js'
import { useModalFarcaster } from '../../modal/login/useModalFarcaster.js'
import { Button } from '../parts/Button.js'
import { ExternalLink } from '../parts/ExternalLink.js'
import { Icon } from '../parts/Icon.js'
import { CopyLogin } from '../social/CopyLogin.js'
import { FarcasterCode } from '../social/FarcasterCode.js'
import { getSocialProblem } from '../social/getSocialProblem.js'
import { SocialStatus } from '../social/SocialStatus.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useSocialStrings } from '../strings/useSocialStrings.js'
import { useStrings } from '../strings/useStrings.js'

/** A login by Farcaster: a code to scan, on a phone a link to its app. */
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
              {strings.open(strings.names.farcaster)}
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
