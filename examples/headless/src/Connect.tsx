import { useConnectWallet, useEmailLogin, useWallets } from 'latchkey'

export function Connect() {
  return (
    <>
      <EmailLogin />
      <Wallets />
    </>
  )
}

function EmailLogin() {
  const { error, isPending, step, submitCode, submitEmail } = useEmailLogin()
  if (step === 'device') return <p>Open the link we emailed to you.</p>
  const isCode = step !== 'email'
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const text = String(new FormData(event.currentTarget).get('text'))
        if (isCode) submitCode(text)
        else submitEmail(text)
      }}
    >
      <label htmlFor="text">{isCode ? 'Code' : 'Email'}</label>
      <input
        autoComplete={isCode ? 'one-time-code' : 'email'}
        id="text"
        inputMode={isCode ? 'numeric' : 'email'}
        key={step}
        name="text"
      />
      <button type="submit" disabled={isPending}>
        Continue
      </button>
      {error && <p role="alert">{error.shortMessage}</p>}
    </form>
  )
}

function Wallets() {
  const { groups } = useWallets()
  const { connect, error } = useConnectWallet()
  const wallets = groups.flatMap((group) => group.wallets)
  return (
    <>
      <ul>
        {wallets.map((wallet) => (
          <li key={wallet.id}>
            <button type="button" onClick={() => connect(wallet.id)}>
              {wallet.name}
            </button>
          </li>
        ))}
      </ul>
      {error && <p role="alert">{error.shortMessage}</p>}
    </>
  )
}
