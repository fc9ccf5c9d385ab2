import { useEmailLogin } from 'latchkey'
import { useState } from 'react'
import { Problem } from './Problem.js'

export function Login({ mailbox }: { mailbox: string }) {
  const login = useEmailLogin()
  return (
    <section aria-labelledby="login-title">
      <h2 id="login-title">Log in</h2>
      {login.step === 'device' ? (
        <p data-testid="device">
          This device is new. Open the link that was mailed to{' '}
          <strong>{login.email}</strong> in the{' '}
          <a href={mailbox} target="_blank" rel="noreferrer">
            mailbox
          </a>
          ; this page goes on by itself.
        </p>
      ) : login.step === 'email' ? (
        <EmailForm login={login} />
      ) : (
        <CodeForm login={login} mailbox={mailbox} />
      )}
      <Problem error={login.error} />
    </section>
  )
}

type LoginProps = { login: ReturnType<typeof useEmailLogin> }

function EmailForm({ login }: LoginProps) {
  const [email, setEmail] = useState('')
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
          onChange={(event) => setEmail(event.target.value)}
          placeholder="you@example.com"
          value={email}
        />
      </label>
      <button type="submit" disabled={login.isPending}>
        {login.isPending ? 'Sending the code…' : 'Continue with email'}
      </button>
    </form>
  )
}

function CodeForm({ login, mailbox }: LoginProps & { mailbox: string }) {
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
          maxLength={6}
          name="code"
          onChange={(event) => setCode(event.target.value.trim())}
          placeholder="000000"
          value={code}
        />
      </label>
      <button type="submit" disabled={login.isPending}>
        {login.step === 'connecting' ? 'Opening your wallet…' : 'Log in'}
      </button>
      <div className="row">
        <button
          type="button"
          className="quiet"
          disabled={login.secondsLeft > 0 || login.isPending}
          onClick={() => login.resend()}
        >
          {login.secondsLeft > 0
            ? `New code in ${login.secondsLeft} s`
            : 'Send a new code'}
        </button>
        <button type="button" className="quiet" onClick={() => login.reset()}>
          Use another email
        </button>
      </div>
    </form>
  )
}
