'use client'
import { useId, useState } from 'react'
import { EMAIL_CODE_LENGTH } from '../../core/constants/login.js'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { NothingSent } from '../login/NothingSent.js'
import { ResendButton } from '../login/ResendButton.js'
import { useCodeRefusal } from '../login/useCodeRefusal.js'
import { useLeaveLogin } from '../login/useLeaveLogin.js'
import { useLogin } from '../login/useLogin.js'
import { Wait } from '../login/Wait.js'
import { Button } from '../parts/Button.js'
import { CodeField } from '../parts/CodeField.js'
import { Hint } from '../parts/Hint.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useStrings } from '../strings/useStrings.js'

/**
 * Form for the emailed code, with options to resend it or change the address.
 */
export function EmailVerifyOtpView() {
  const login = useLogin()
  const { common, login: strings } = useStrings()
  const toErrorText = useErrorText()
  const leave = useLeaveLogin()
  const hintId = useId()
  const [code, setCode] = useState('')
  const [resends, setResends] = useState(0)
  const refusal = useCodeRefusal()
  const { email, isPending, lastAction, secondsLeft, step } = login
  const error = isPending ? null : login.error
  if (!email) return <NothingSent />

  const isOpening = step === 'connecting' || step === 'connected'
  const isChecking = isPending && lastAction === 'code'
  // The cooldown starts once the email is sent.
  const isMailing = isPending && lastAction === 'email' && secondsLeft === 0
  const isBusy = isOpening || isChecking || isMailing
  const isRefused = lastAction === 'code' && refusals.includes(getCode(error))
  const canRetry =
    error &&
    lastAction === 'code' &&
    !isRefused &&
    code.length === EMAIL_CODE_LENGTH

  function getProblem() {
    if (!error) return undefined
    if (getCode(error) !== 'LOGIN_COOLDOWN') return toErrorText(error)
    return secondsLeft > 0 ? <Wait secondsLeft={secondsLeft} /> : undefined
  }

  function getState() {
    if (isOpening) return strings.opening
    if (isChecking) return strings.checking
    if (isMailing) return strings.sending
    // Visually, the six boxes say it.
    return <span className="lk-hidden">{strings.codeHint}</span>
  }

  return (
    <ViewFrame
      footer={
        <>
          {canRetry && (
            <Button onClick={() => login.submitCode(code)} variant="primary">
              {common.tryAgain}
            </Button>
          )}
          <ResendButton
            isDisabled={isBusy}
            label={strings.resend}
            onClick={() => {
              setCode('')
              setResends((count) => count + 1)
              refusal.onRefused(undefined)
              login.resend()
            }}
            secondsLeft={secondsLeft}
            toWait={strings.resendIn}
          />
          <Button onClick={leave} variant="text">
            {strings.otherEmail}
          </Button>
        </>
      }
    >
      <div className="lk-verify">
        <p className="lk-verify-text">
          {strings.codeSent} <span className="lk-verify-email">{email}</span>
        </p>
        <CodeField
          describedBy={hintId}
          failure={isRefused}
          focusKey={resends}
          isBusy={isBusy}
          label={strings.code}
          onChange={setCode}
          onRefused={refusal.onRefused}
          onComplete={login.submitCode}
          value={code}
        />
        <Hint
          error={refusal.text ?? getProblem()}
          help={getState()}
          id={hintId}
        />
      </div>
    </ViewFrame>
  )
}

const getCode = (error: unknown) => (error ? getErrorCode(error) : undefined)

/** Errors after which the same code cannot succeed. */
const refusals: readonly unknown[] = [
  'CODE_EXPIRED',
  'INVALID_CODE',
  'TOO_MANY_TRIES',
]
