'use client'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { NothingSent } from '../login/NothingSent.js'
import { ResendButton } from '../login/ResendButton.js'
import { useLeaveLogin } from '../login/useLeaveLogin.js'
import { useLogin } from '../login/useLogin.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { Ring } from '../parts/Ring.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useStrings } from '../strings/useStrings.js'

/** New device: waits for the emailed link and continues automatically. */
export function EmailVerifyDeviceView() {
  const login = useLogin()
  const { login: strings } = useStrings()
  const toErrorText = useErrorText()
  const leave = useLeaveLogin()
  const { email, error, isPending, secondsLeft, step } = login
  if (!email) return <NothingSent />
  const isWaiting = step === 'device' || isPending

  return (
    <ViewFrame
      footer={
        <>
          {!isWaiting && secondsLeft === 0 && (
            <Button onClick={login.resend} variant="primary">
              {strings.resendLink}
            </Button>
          )}
          {(isWaiting || secondsLeft > 0) && (
            <ResendButton
              isDisabled={isPending}
              label={strings.resendLink}
              onClick={login.resend}
              secondsLeft={secondsLeft}
              toWait={strings.resendLinkIn}
            />
          )}
          <Button onClick={leave} variant="text">
            {strings.otherEmail}
          </Button>
        </>
      }
    >
      {isWaiting ? (
        <div className="lk-status" key="waiting" role="status">
          <span className="lk-wallet-ring">
            <span className="lk-status-mark">
              <Icon name="email" />
            </span>
            <Ring />
          </span>
          <span className="lk-hidden">{strings.linkWaiting}</span>
          <p className="lk-verify-text">
            <span>{strings.linkSent}</span>{' '}
            <span className="lk-verify-email">{email}</span>
          </p>
          <p className="lk-status-text">{strings.linkHint}</p>
        </div>
      ) : (
        <div className="lk-status" key="failed" role="alert">
          <span className="lk-status-mark lk-bad">
            <Icon name="warning" />
          </span>
          <p className="lk-status-title">{strings.linkFailed}</p>
          <p className="lk-status-text">{error && toErrorText(error)}</p>
        </div>
      )}
    </ViewFrame>
  )
}
