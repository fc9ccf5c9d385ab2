import { useConnectWallet, useLocalWallets, useSignIn } from 'latchkey'

/** Shown without a session. */
export function Door() {
  const { error, signIn, status } = useSignIn()
  const { connect } = useConnectWallet()
  const wallets = useLocalWallets()
  return (
    <>
      <h2>Closed</h2>
      <p data-testid="sign-in-status" data-status={status} role="status">
        {status === 'disconnected'
          ? 'Connect a wallet first.'
          : status === 'signing'
            ? 'Confirm in your wallet.'
            : 'This wallet is not signed in.'}
      </p>
      {status === 'disconnected' && (
        <p className="choices">
          {wallets.map((wallet) => (
            <button
              className="quiet"
              key={wallet.key}
              onClick={() => connect(wallet)}
              type="button"
            >
              {wallet.name}
            </button>
          ))}
        </p>
      )}
      {status === 'signedOut' && (
        <p className="choices">
          <button className="invert" onClick={() => signIn()} type="button">
            Sign in
          </button>
        </p>
      )}
      {error && <p data-testid="sign-in-error">{error.name}</p>}
    </>
  )
}
