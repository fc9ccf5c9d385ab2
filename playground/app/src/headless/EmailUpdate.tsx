import { useEmailUpdate } from 'latchkey'
import { useState } from 'react'
import { Problem } from './Problem.js'

/** New address, code of the old one, code of the new one. */
export function EmailUpdate({ mailbox }: { mailbox: string }) {
  const update = useEmailUpdate()
  const { newEmail, secondsLeft, step } = update
  const [text, setText] = useState('')
  const isEmail = step === 'email'

  function submit() {
    if (step === 'email') update.submitEmail(text)
    if (step === 'primaryCode') update.submitPrimaryCode(text)
    if (step === 'secondaryCode') update.submitSecondaryCode(text)
    setText('')
  }

  if (step === 'done')
    return (
      <p className="good" role="status" data-testid="email-updated">
        Your email is {newEmail} now.
      </p>
    )
  return (
    <>
      <h3>Another email</h3>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {!isEmail && (
          <p data-testid="email-step" data-step={step}>
            {step === 'primaryCode'
              ? 'We mailed a code to your address until now.'
              : `We mailed a code to ${newEmail}.`}{' '}
            <a href={mailbox} target="_blank" rel="noreferrer">
              Open the mailbox
            </a>
          </p>
        )}
        <label>
          {isEmail ? 'New email' : 'Code'}
          <input
            autoComplete={isEmail ? 'email' : 'one-time-code'}
            inputMode={isEmail ? 'email' : 'numeric'}
            name={isEmail ? 'new-email' : 'update-code'}
            onChange={(event) => setText(event.target.value)}
            placeholder={isEmail ? 'you@example.com' : '000000'}
            value={text}
          />
        </label>
        <button type="submit" disabled={update.isPending}>
          {isEmail ? 'Change email' : 'Confirm'}
        </button>
        {!isEmail && (
          <div className="row">
            <button
              type="button"
              className="quiet"
              disabled={secondsLeft > 0 || update.isPending}
              onClick={update.resend}
            >
              {secondsLeft > 0 ? `Resend code in ${secondsLeft} s` : 'New code'}
            </button>
            <button type="button" className="quiet" onClick={update.reset}>
              Leave it as it was
            </button>
          </div>
        )}
      </form>
      <Problem error={update.error} testId="email-update-error" />
    </>
  )
}
