import { type useFarcasterLogin, useSocialLogin } from 'latchkey'
import type { ReactNode } from 'react'
import { Problem } from './Problem.js'

const names = {
  passkey: 'Passkey',
  apple: 'Apple',
  discord: 'Discord',
  facebook: 'Facebook',
  farcaster: 'Farcaster',
  github: 'GitHub',
  google: 'Google',
  x: 'X',
} as const

/** One button first, the others in a row, as the project orders them. */
export function Social({
  farcaster,
}: {
  farcaster: ReturnType<typeof useFarcasterLogin>
}) {
  const social = useSocialLogin()
  const { blockedUrl, provider, providers, status } = social
  const isBusy = status === 'opening' || status === 'connecting'

  function start(name: keyof typeof names) {
    if (name === 'farcaster') {
      social.reset()
      farcaster.start()
    } else {
      farcaster.reset()
      social.login(name)
    }
  }

  return (
    <div className="social">
      {providers.wide && (
        <Choice isBusy={isBusy} name={providers.wide} onChoose={start}>
          Continue with {names[providers.wide]}
        </Choice>
      )}
      <div className="row">
        {providers.all
          .filter((name) => name !== providers.wide)
          .map((name) => (
            <Choice isBusy={isBusy} key={name} name={name} onChoose={start}>
              {names[name]}
            </Choice>
          ))}
      </div>
      {status !== 'idle' && provider && (
        <p className="lead" data-status={status} data-testid="social-status">
          {status === 'waiting'
            ? `Go on in the window of ${names[provider]}.`
            : 'Opening your wallet…'}
        </p>
      )}
      {blockedUrl && (
        <p>
          <a href={blockedUrl} rel="noopener" target="_blank">
            Open the window here
          </a>
        </p>
      )}
      {status === 'waiting' && (
        <button type="button" className="quiet" onClick={social.reset}>
          Stop waiting
        </button>
      )}
      <Problem error={social.error} testId="social-error" />
    </div>
  )
}

function Choice({
  children,
  isBusy,
  name,
  onChoose,
}: {
  children: ReactNode
  isBusy: boolean
  name: keyof typeof names
  onChoose: (name: keyof typeof names) => void
}) {
  return (
    <button
      type="button"
      className="quiet"
      data-testid={`social-${name}`}
      disabled={isBusy}
      onClick={() => onChoose(name)}
    >
      {children}
    </button>
  )
}
