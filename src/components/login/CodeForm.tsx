'use client'
import { type ReactNode, useId, useState } from 'react'
import { EMAIL_CODE_LENGTH } from '../../core/constants/login.js'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { CodeField } from '../parts/CodeField.js'
import { Hint } from '../parts/Hint.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'
import { ResendButton } from './ResendButton.js'
import { useCodeRefusal } from './useCodeRefusal.js'

/** Form for an emailed code, with options to resend it or change the address. */
export function CodeForm({
  codeError,
  email,
  isBusy,
  onBack,
  onResend,
  onSubmit,
  problem,
  progress,
  secondsLeft,
}: CodeForm.Props) {
  const { common, login: strings } = useStrings()
  const { email: late } = useInsideStrings()
  const hintId = useId()
  const [code, setCode] = useState('')
  const [resends, setResends] = useState(0)
  const refusal = useCodeRefusal()
  const isRefused = refusals.includes(getErrorCode(codeError))
  const canRetry =
    Boolean(codeError) && !isRefused && code.length === EMAIL_CODE_LENGTH

  return (
    <ViewFrame
      footer={
        <>
          {canRetry && (
            <Button onClick={() => onSubmit(code)} variant="primary">
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
              onResend()
            }}
            secondsLeft={secondsLeft}
            toWait={strings.resendIn}
          />
          <Button onClick={onBack} variant="text">
            {strings.otherEmail}
          </Button>
        </>
      }
    >
      <div className="lk-verify">
        <p className="lk-verify-text">
          <span>{strings.codeSent}</span>{' '}
          <span className="lk-verify-email">{email}</span>
        </p>
        <CodeField
          describedBy={hintId}
          failure={isRefused}
          focusKey={resends}
          isBusy={isBusy}
          label={strings.code}
          onChange={setCode}
          onComplete={onSubmit}
          onRefused={refusal.onRefused}
          value={code}
        />
        <Hint
          error={refusal.text ?? problem}
          help={
            progress ?? (
              <>
                {/* Visually, the six boxes say it. */}
                <span className="lk-hidden">{`${strings.codeHint}. `}</span>
                <span>{late.arrives}</span>
              </>
            )
          }
          id={hintId}
        />
      </div>
    </ViewFrame>
  )
}

export declare namespace CodeForm {
  type Props = {
    /** Error of the last code, unless another one is being checked. */
    codeError: unknown
    email: string
    isBusy: boolean
    onBack: () => void
    onResend: () => void
    onSubmit: (code: string) => void
    /** Sentence about what failed. */
    problem: ReactNode
    /** Sentence about what is in progress. */
    progress: string | undefined
    /** Until another email can be requested. */
    secondsLeft: number
  }
}

/** Errors after which the same code cannot succeed. */
const refusals: readonly unknown[] = [
  'CODE_EXPIRED',
  'INVALID_CODE',
  'TOO_MANY_TRIES',
]
