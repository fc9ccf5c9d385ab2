import {
  AUTH_CONNECTOR_ID,
  useActiveAccount,
  useConnectWallet,
  useLocalWallets,
} from 'latchkey'
import { Problem } from '../Problem.js'

/** The wallets of this browser for Solana, and the embedded one again. */
export function SolanaWallets() {
  const { connect, error, status } = useConnectWallet()
  const evm = useActiveAccount({ namespace: 'eip155' })
  const isLoggedIn = evm?.connector.id === AUTH_CONNECTOR_ID
  const found = useLocalWallets({ namespace: 'solana' })
  const wallets = [
    ...(isLoggedIn ? [{ id: AUTH_CONNECTOR_ID, name: 'Email wallet' }] : []),
    ...found,
  ]
  return (
    <>
      <p>No account here yet.</p>
      <div className="row">
        {wallets.map(({ id, name }) => (
          <button
            type="button"
            key={id}
            data-testid={`solana-wallet-${id}`}
            disabled={status === 'opening' || status === 'waiting'}
            onClick={() => connect(id, { namespace: 'solana' })}
          >
            {name}
          </button>
        ))}
      </div>
      <Problem error={error} testId="solana-connect-error" />
    </>
  )
}
