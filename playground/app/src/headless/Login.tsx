import { useEmailLogin } from 'latchkey'
import { useState } from 'react'
import { Problem } from './Problem.js'

export function Login({
  isAgain,
  mailbox,
}: {
  /** An earlier login has ended by itself. */
  isAgain: boolean
  mailbox: string
}) {
  const login = useEmailLogin()
  // Kept here, so that a way back finds what was typed.
  const [email, setEmail] = useState('')
  return (
    <section aria-labelledby="login-title">
      <h2 id="login-title">{isAgain ? 'Sign in again' : 'Sign in'}</h2>
      {isAgain && login.step === 'email' && (
        <p className="lead">Your login has ended, and nothing was sent.</p>
      )}
      {login.step === 'device' ? (
        <Device login={login} mailbox={mailbox} />
      ) : login.step === 'email' ? (
        <EmailForm email={email} login={login} onChange={setEmail} />
      ) : (
        <CodeForm login={login} mailbox={mailbox} />
      )}
      <Problem error={login.error} />
    </section>
  )
}

type LoginProps = { login: ReturnType<typeof useEmailLogin> }
type MailProps = LoginProps & { mailbox: string }

function EmailForm({
  email,
  login,
  onChange,
}: LoginProps & { email: string; onChange: (email: string) => void }) {
  const { isPending, secondsLeft } = login
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        login.submitEmail(email)
      }}
    >
      <label>
        Email
        <input
          autoComplete="email"
          inputMode="email"
          name="email"
          onChange={(event) => onChange(event.target.value)}
          placeholder="you@example.com"
          value={email}
        />
      </label>
      <button type="submit" disabled={isPending || secondsLeft > 0}>
        {isPending
          ? 'Sending the code…'
          : secondsLeft > 0
            ? `Continue in ${secondsLeft} s`
            : 'Continue with email'}
      </button>
    </form>
  )
}

function Device({ login, mailbox }: MailProps) {
  return (
    <form>
      <p data-testid="device">
        This device is new. Open the link that was mailed to{' '}
        <strong>{login.email}</strong> in the{' '}
        <a href={mailbox} target="_blank" rel="noreferrer">
          mailbox
        </a>
        ; this page goes on by itself.
      </p>
      <div className="row">
        <button type="button" className="quiet" onClick={() => login.reset()}>
          Use a different email
        </button>
      </div>
    </form>
  )
}

function CodeForm({ login, mailbox }: MailProps) {
  const [code, setCode] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        login.submitCode(code)
      }}
    >
      <p>
        We mailed a code to <strong>{login.email}</strong>.{' '}
        <a href={mailbox} target="_blank" rel="noreferrer">
          Open the mailbox
        </a>
      </p>
      <label>
        Code
        <input
          autoComplete="one-time-code"
          className="code"
          inputMode="numeric"
          name="code"
          // Mails and keyboards put blanks and dashes between the digits.
          onChange={(event) =>
            setCode(event.target.value.replace(/\D/g, '').slice(0, 6))
          }
          placeholder="000000"
          value={code}
        />
      </label>
      <button type="submit" disabled={login.isPending}>
        {login.step === 'connecting' ? 'Opening your wallet…' : 'Sign in'}
      </button>
      <div className="row">
        <button
          type="button"
          className="quiet"
          disabled={login.secondsLeft > 0 || login.isPending}
          onClick={() => login.resend()}
        >
          {login.secondsLeft > 0
            ? `Resend code in ${login.secondsLeft} s`
            : 'Send a new code'}
        </button>
        <button type="button" className="quiet" onClick={() => login.reset()}>
          Use a different email
        </button>
      </div>
    </form>
  )
}
