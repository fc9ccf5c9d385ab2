'use client'
import { useId, useState } from 'react'
import { EMAIL_CODE_LENGTH } from '../../core/constants/login.js'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import type { useEmailUpdate } from '../../hooks/useEmailUpdate.js'
import { useModal } from '../../hooks/useModal.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { ResendButton } from '../login/ResendButton.js'
import { useCodeRefusal } from '../login/useCodeRefusal.js'
import { Button } from '../parts/Button.js'
import { CodeField } from '../parts/CodeField.js'
import { Hint } from '../parts/Hint.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

/** Code form for the current or the new email address. */
export function NewEmailCode({ current, update }: NewEmailCode.Props) {
  const { go } = useModal()
  const { common, login } = useStrings()
  const { email: strings } = useInsideStrings()
  const toErrorText = useErrorText()
  const hintId = useId()
  const [code, setCode] = useState('')
  const [resends, setResends] = useState(0)
  const refusal = useCodeRefusal()
  const [asked, setAsked] = useState<'code' | 'mail'>('code')
  const { isPending, newEmail, secondsLeft, step } = update
  const isOld = step === 'primaryCode'
  const error = isPending ? null : update.error
  const isRefused =
    asked === 'code' && refusals.includes(error && getErrorCode(error))
  const canRetry =
    error && !isRefused && asked === 'code' && code.length === EMAIL_CODE_LENGTH

  function submit(otp: string) {
    setAsked('code')
    if (isOld) update.submitPrimaryCode(otp)
    else update.submitSecondaryCode(otp)
  }

  function getState() {
    if (!isPending) return <span className="lk-hidden">{login.codeHint}</span>
    if (asked === 'mail') return login.sending
    return isOld ? login.checking : strings.saving
  }

  return (
    <ViewFrame
      footer={
        <>
          {canRetry && (
            <Button onClick={() => submit(code)} variant="primary">
              {common.tryAgain}
            </Button>
          )}
          <ResendButton
            isDisabled={isPending}
            label={login.resend}
            onClick={() => {
              setCode('')
              setResends((count) => count + 1)
              refusal.onRefused(undefined)
              setAsked('mail')
              update.resend()
            }}
            secondsLeft={secondsLeft}
            toWait={login.resendIn}
          />
          <Button
            onClick={() => {
              update.reset()
              go({ isReplacing: true, view: 'UpdateEmailWallet' })
            }}
            variant="text"
          >
            {login.otherEmail}
          </Button>
        </>
      }
    >
      <div className="lk-verify">
        <p className="lk-verify-text">
          <span>{isOld ? strings.fromOld : strings.fromNew}</span>{' '}
          <span className="lk-verify-email">
            {isOld ? (current ?? strings.yourAddress) : newEmail}
          </span>
        </p>
        <CodeField
          describedBy={hintId}
          failure={isRefused}
          focusKey={resends}
          isBusy={isPending}
          label={login.code}
          onChange={setCode}
          onRefused={refusal.onRefused}
          onComplete={submit}
          value={code}
        />
        <Hint
          error={refusal.text ?? (error ? toErrorText(error) : undefined)}
          help={getState()}
          id={hintId}
        />
      </div>
    </ViewFrame>
  )
}

export declare namespace NewEmailCode {
  type Props = {
    /** The current email address. */
    current: string | undefined
    update: useEmailUpdate.ReturnType
  }
}

/** Errors after which the same code cannot succeed. */
const refusals: readonly unknown[] = [
  'CODE_EXPIRED',
  'INVALID_CODE',
  'TOO_MANY_TRIES',
]
