'use client'
import { useId, useState } from 'react'
import { EMAIL_CODE_LENGTH } from '../../core/constants/login.js'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { useModal } from '../../hooks/useModal.js'
import { useEmailCapture } from '../../modal/signIn/useEmailCapture.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { ResendButton } from '../login/ResendButton.js'
import { useCodeRefusal } from '../login/useCodeRefusal.js'
import { Button } from '../parts/Button.js'
import { CodeField } from '../parts/CodeField.js'
import { Hint } from '../parts/Hint.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useStrings } from '../strings/useStrings.js'

/** Asks for the code that was sent to the email address. */
export function DataCaptureOtpConfirmView() {
  const { back, entry } = useModal()
  const { common, login: strings } = useStrings()
  const toErrorText = useErrorText()
  const hintId = useId()
  const [code, setCode] = useState('')
  const [resends, setResends] = useState(0)
  const refusal = useCodeRefusal()
  const { error, isPending, secondsLeft, sent, submit } = useEmailCapture()
  const email =
    (entry.view === 'DataCaptureOtpConfirm' && entry.data?.email) || ''
  const isMailing = isPending && sent?.isResend === true
  const isRefused =
    !isPending && !sent?.isResend && error !== null && isCodeError(error)
  const canRetry =
    error !== null &&
    !isPending &&
    !isRefused &&
    !sent?.isResend &&
    code.length === EMAIL_CODE_LENGTH

  function getState() {
    if (isMailing) return strings.sending
    if (isPending) return strings.checking
    // Visually, the six boxes say it.
    return <span className="lk-hidden">{strings.codeHint}</span>
  }

  return (
    <ViewFrame
      footer={
        <>
          {canRetry && (
            <Button onClick={() => submit({ code, email })} variant="primary">
              {common.tryAgain}
            </Button>
          )}
          <ResendButton
            isDisabled={isPending}
            label={strings.resend}
            onClick={() => {
              setCode('')
              setResends((count) => count + 1)
              refusal.onRefused(undefined)
              submit({ email, isResend: true })
            }}
            secondsLeft={secondsLeft}
            toWait={strings.resendIn}
          />
          <Button onClick={back} variant="text">
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
          isBusy={isPending}
          label={strings.code}
          onChange={setCode}
          onComplete={(otp) => submit({ code: otp, email })}
          onRefused={refusal.onRefused}
          value={code}
        />
        <Hint
          error={
            refusal.text ??
            (error && !isPending ? toErrorText(error) : undefined)
          }
          help={getState()}
          id={hintId}
        />
      </div>
    </ViewFrame>
  )
}

/** Errors after which the same code cannot succeed. */
const isCodeError = (error: unknown) =>
  ['CODE_EXPIRED', 'INVALID_CODE', 'TOO_MANY_TRIES'].includes(
    String(getErrorCode(error)),
  )
