'use client'
import { type FormEvent, useId, useState } from 'react'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { isEmail } from '../../core/login/isEmail.js'
import type { useEmailUpdate } from '../../hooks/useEmailUpdate.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Wait } from '../login/Wait.js'
import { Button } from '../parts/Button.js'
import { Input } from '../parts/Input.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

/** Shows the current email address and asks for the new one. */
export function NewEmailForm({ current, update }: NewEmailForm.Props) {
  const { email: strings } = useInsideStrings()
  const { login } = useStrings()
  const toErrorText = useErrorText()
  const formId = useId()
  const [value, setValue] = useState(update.newEmail ?? '')
  const [submitted, setSubmitted] = useState<string | undefined>()
  const { error, isPending, secondsLeft } = update
  const email = value.trim()
  const isSame = email.toLowerCase() === current?.toLowerCase()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setSubmitted(value)
    if (isEmail(email) && !isSame && secondsLeft === 0)
      update.submitEmail(email)
  }

  function getProblem() {
    if (isPending || submitted !== value) return undefined
    if (!isEmail(email)) return login.emailInvalid
    if (isSame) return strings.same
    if (secondsLeft > 0) return <Wait secondsLeft={secondsLeft} />
    return error && getErrorCode(error) !== 'LOGIN_COOLDOWN'
      ? toErrorText(error)
      : undefined
  }

  return (
    <ViewFrame
      footer={
        <Button
          form={formId}
          isPending={isPending}
          type="submit"
          variant="primary"
        >
          {strings.submit}
        </Button>
      }
    >
      <form className="lk-connect" id={formId} noValidate onSubmit={submit}>
        {current && (
          <p className="lk-email-now">
            <span className="lk-field-label">{strings.current}</span>
            <span className="lk-verify-email">{current}</span>
          </p>
        )}
        <Input
          autoCapitalize="none"
          autoComplete="email"
          data-autofocus=""
          enterKeyHint="next"
          error={getProblem()}
          help={strings.nextHint}
          inputMode="email"
          label={strings.next}
          name="email"
          onChange={(event) => setValue(event.target.value)}
          readOnly={isPending}
          spellCheck={false}
          type="email"
          value={value}
        />
      </form>
    </ViewFrame>
  )
}

export declare namespace NewEmailForm {
  type Props = {
    /** The current email address. */
    current: string | undefined
    update: useEmailUpdate.ReturnType
  }
}
