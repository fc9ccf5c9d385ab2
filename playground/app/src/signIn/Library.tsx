import { truncateAddress, useSignIn } from 'latchkey'

/** Shown with a session. */
export function Library() {
  const { session, signOut } = useSignIn()
  if (!session) return null
  const { accountAddress, chainId, expirationTime } = session.data
  return (
    <>
      <h2>Open</h2>
      <p data-testid="member">
        Signed in as {truncateAddress(accountAddress)} on {chainId}
        {expirationTime &&
          `, until ${new Date(expirationTime).toLocaleString('en-US')}`}
        .
      </p>
      <details>
        <summary>The signed message</summary>
        <pre data-testid="message">{session.message}</pre>
      </details>
      <button className="quiet" onClick={signOut} type="button">
        Sign out
      </button>
    </>
  )
}
