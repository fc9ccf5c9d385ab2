import {
  useAccounts,
  useActiveAccount,
  useDisconnectAll,
  useStorageStatus,
  useSwitchNetwork,
} from 'latchkey'
import { useChains } from 'wagmi'
import { Problem } from './Problem.js'

export function Account() {
  const account = useActiveAccount({ namespace: 'eip155' })
  const accounts = useAccounts({ namespace: 'eip155' })
  const solana = useActiveAccount({ namespace: 'solana' })
  const chains = useChains()
  const disconnect = useDisconnectAll()
  const leave = useDisconnectAll()
  const network = useSwitchNetwork()
  const { isAccountKept, isKept } = useStorageStatus()
  if (!account) return null
  return (
    <section aria-labelledby="account-title">
      <h2 id="account-title">Your wallet</h2>
      <dl>
        <dt>Address</dt>
        <dd data-testid="address">{account.address}</dd>
        <dt>Wallet</dt>
        <dd data-testid="connector">
          {account.connector.name}
          {accounts.length > 1 && ` and ${accounts.length - 1} more`}
        </dd>
        <dt>Status</dt>
        <dd className="status" data-testid="status">
          {account.status}
        </dd>
        <dt>
          <label htmlFor="network">Network</label>
        </dt>
        <dd>
          <select
            id="network"
            value={account.chainId}
            disabled={network.isPending}
            onChange={(event) =>
              network.mutate({ chainId: Number(event.target.value) })
            }
          >
            {chains.map((chain) => (
              <option key={chain.id} value={chain.id}>
                {chain.name}
              </option>
            ))}
          </select>
        </dd>
      </dl>
      {isKept === false && (
        <p data-testid="not-kept">
          {isAccountKept === false
            ? "This browser doesn't save your account. You'll lose it when you close the page or the browser. Don't keep money in it."
            : 'This browser doesn’t save your sign-in: you sign in again after a reload.'}
        </p>
      )}
      <div className="row">
        <button
          type="button"
          className="quiet"
          disabled={disconnect.isPending}
          onClick={() => disconnect.mutate()}
        >
          {disconnect.isPending ? 'Disconnecting…' : 'Disconnect'}
        </button>
        {solana && (
          <button
            type="button"
            className="quiet"
            disabled={leave.isPending}
            onClick={() => leave.mutate({ namespace: 'eip155' })}
          >
            Leave EVM only
          </button>
        )}
      </div>
      <Problem error={network.error ?? disconnect.error ?? leave.error} />
    </section>
  )
}
