'use client'
import { type FormEvent, useId, useState } from 'react'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { isEmail } from '../../core/login/isEmail.js'
import { useEmailCapture } from '../../modal/signIn/useEmailCapture.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { Input } from '../parts/Input.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

/** Asks for the user's email address before signing in. */
export function DataCaptureView() {
  const { email: emailStrings, signIn: strings } = useInsideStrings()
  const { common, login } = useStrings()
  const toErrorText = useErrorText()
  const formId = useId()
  const capture = useEmailCapture()
  const { error, isCancelling, isPending, isSkippable } = capture
  const [value, setValue] = useState(capture.known ?? '')
  const [submitted, setSubmitted] = useState<string | undefined>()
  const email = value.trim()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setSubmitted(value)
    if (isEmail(email)) capture.submit({ email })
  }

  function getProblem() {
    if (isPending || submitted !== value) return undefined
    if (!isEmail(email)) return login.emailInvalid
    return error ? toErrorText(error) : undefined
  }

  return (
    <ViewFrame
      footer={
        <>
          <Button
            disabled={isCancelling}
            form={formId}
            isPending={isPending}
            type="submit"
            variant="primary"
          >
            {emailStrings.submit}
          </Button>
          {isSkippable ? (
            <Button onClick={capture.skip} variant="text">
              {strings.skip}
            </Button>
          ) : (
            <Button
              isPending={isCancelling}
              onClick={capture.cancel}
              variant="text"
            >
              {common.cancel}
            </Button>
          )}
        </>
      }
    >
      <form className="lk-connect" id={formId} noValidate onSubmit={submit}>
        <p className="lk-verify-text">
          {strings.emailTitle(cleanText(location.host, NAME_MAX_LENGTH))}
        </p>
        <Input
          autoCapitalize="none"
          autoComplete="email"
          data-autofocus=""
          enterKeyHint="next"
          error={getProblem()}
          help={
            isSkippable
              ? strings.emailHint
              : `${strings.emailRequired} ${strings.emailHint}`
          }
          inputMode="email"
          isLabelHidden
          label={login.email}
          name="email"
          onChange={(event) => setValue(event.target.value)}
          placeholder={login.email}
          readOnly={isPending}
          spellCheck={false}
          type="email"
          value={value}
        />
      </form>
    </ViewFrame>
  )
}
