'use client'
import { useModal } from '../../hooks/useModal.js'
import { useEmailCapture } from '../../modal/signIn/useEmailCapture.js'
import { CodeForm } from '../login/CodeForm.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useStrings } from '../strings/useStrings.js'

/** Asks for the code that was sent to the email address. */
export function DataCaptureOtpConfirmView() {
  const { back, entry } = useModal()
  const { login: strings } = useStrings()
  const toErrorText = useErrorText()
  const capture = useEmailCapture()
  const { isPending, secondsLeft, sent, submit } = capture
  const error = isPending ? null : capture.error
  const email =
    (entry.view === 'DataCaptureOtpConfirm' && entry.data?.email) || ''

  function getProgress() {
    if (!isPending) return undefined
    return sent?.isResend ? strings.sending : strings.checking
  }

  return (
    <CodeForm
      codeError={sent?.isResend ? null : error}
      email={email}
      isBusy={isPending}
      onBack={back}
      onResend={() => submit({ email, isResend: true })}
      onSubmit={(code) => submit({ code, email })}
      problem={error ? toErrorText(error) : undefined}
      progress={getProgress()}
      secondsLeft={secondsLeft}
    />
  )
}
