'use client'
import { type FormEvent, useState } from 'react'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { isEmail } from '../../core/login/isEmail.js'
import { useModal } from '../../hooks/useModal.js'
import { useEmit } from '../../modal/analytics/useEmit.js'
import { Lazy } from '../dialog/Lazy.js'
import { classNames } from '../parts/classNames.js'
import { hasKeyboard } from '../parts/hasKeyboard.js'
import { Icon } from '../parts/Icon.js'
import { Input } from '../parts/Input.js'
import { Spinner } from '../parts/Spinner.js'
import { useStrings } from '../strings/useStrings.js'
import { connectSources } from '../views/connectSources.js'
import { EmailRoom } from './EmailRoom.js'
import { getLoginView } from './getLoginView.js'
import { useLogin } from './useLogin.js'
import { Wait } from './Wait.js'

/**
 * Form for the email address that receives the code. If the dashboard turns the
 * login off, the form leaves an empty place, or refuses an address that the
 * user has typed meanwhile.
 */
export function EmailForm({ isFirst, isOff }: EmailForm.Props) {
  const login = useLogin()
  const { go } = useModal()
  const emit = useEmit()
  const { login: strings, notices } = useStrings()
  const [value, setValue] = useState('')
  const [submitted, setSubmitted] = useState<string | undefined>()
  const email = value.trim()
  const isValid = isEmail(email)
  const isBusy = login.isPending && login.lastAction === 'email'
  const view = email === login.email && getLoginView(login)

  function change(next: string) {
    if (!value) emit({ event: 'EMAIL_LOGIN_SELECTED' })
    setValue(next)
    if (isEmail(next.trim())) connectSources.EmailVerifyOtp.preload()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    // A code has already been sent to this address.
    if (view) return go({ view })
    setSubmitted(value)
    if (!isOff && isValid && login.secondsLeft === 0) login.submitEmail(email)
  }

  const failure = (
    <Lazy
      renderFailure={() => notices.unknown}
      source={connectSources.LoginFailure}
    />
  )

  function getProblem() {
    if (isBusy || view || submitted !== value) return undefined
    if (!isValid) return strings.emailInvalid
    if (isOff) return notices.toasts.loginUnavailable()
    if (login.secondsLeft > 0) return <Wait secondsLeft={login.secondsLeft} />
    const isOurs = login.error && login.lastAction === 'email'
    return isOurs && getErrorCode(login.error) !== 'LOGIN_COOLDOWN'
      ? failure
      : undefined
  }

  if (isOff && !value) return <EmailRoom />
  return (
    <form noValidate onSubmit={submit}>
      <Input
        autoCapitalize="none"
        autoComplete="email"
        data-autofocus={isFirst && hasKeyboard() ? '' : undefined}
        end={
          <button
            aria-busy={isBusy || undefined}
            aria-label={strings.continueWithEmail}
            className={classNames('lk-input-go', isValid && 'lk-lit')}
            type="submit"
          >
            {isBusy ? <Spinner /> : <Icon name="arrowRight" />}
          </button>
        }
        enterKeyHint="go"
        error={getProblem()}
        help={
          value.includes('@') ? (
            <Lazy
              fallback={strings.emailHint}
              props={{ children: strings.emailHint, onPick: change, value }}
              renderFailure={() => strings.emailHint}
              source={connectSources.EmailSuggestions}
            />
          ) : (
            strings.emailHint
          )
        }
        inputMode="email"
        isLabelHidden
        label={strings.email}
        name="email"
        onChange={(event) => change(event.target.value)}
        placeholder={strings.email}
        readOnly={isBusy}
        spellCheck={false}
        type="email"
        value={value}
      />
    </form>
  )
}

export declare namespace EmailForm {
  type Props = {
    /** Whether no other login option is listed above. */
    isFirst: boolean
    /** Whether the dashboard turns the login off. */
    isOff?: boolean | undefined
  }
}
