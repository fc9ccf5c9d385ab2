'use client'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { CodeForm } from '../login/CodeForm.js'
import { NothingSent } from '../login/NothingSent.js'
import { useLeaveLogin } from '../login/useLeaveLogin.js'
import { useLogin } from '../login/useLogin.js'
import { Wait } from '../login/Wait.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useStrings } from '../strings/useStrings.js'

/** Asks for the code that logs in. */
export function EmailVerifyOtpView() {
  const login = useLogin()
  const { login: strings } = useStrings()
  const toErrorText = useErrorText()
  const leave = useLeaveLogin()
  const { email, isPending, lastAction, secondsLeft, step } = login
  const error = isPending ? null : login.error
  if (!email) return <NothingSent />

  const isOpening = step === 'connecting' || step === 'connected'
  const isChecking = isPending && lastAction === 'code'
  // The cooldown starts once the email is sent.
  const isMailing = isPending && lastAction === 'email' && secondsLeft === 0

  function getProblem() {
    if (!error) return undefined
    if (getErrorCode(error) !== 'LOGIN_COOLDOWN') return toErrorText(error)
    return secondsLeft > 0 ? <Wait secondsLeft={secondsLeft} /> : undefined
  }

  function getProgress() {
    if (isOpening) return strings.opening
    if (isChecking) return strings.checking
    return isMailing ? strings.sending : undefined
  }

  return (
    <CodeForm
      codeError={lastAction === 'code' ? error : null}
      email={email}
      isBusy={isOpening || isChecking || isMailing}
      onBack={leave}
      onResend={login.resend}
      onSubmit={login.submitCode}
      problem={getProblem()}
      progress={getProgress()}
      secondsLeft={secondsLeft}
    />
  )
}
