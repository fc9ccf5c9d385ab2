import { AUTH_CONNECTOR_ID } from 'latchkey'
import { useConnect, useConnectors } from 'wagmi'
import { Problem } from './Problem.js'

/** wagmi's own hooks, to show that nothing stands between. */
export function Wallets() {
  const connectors = useConnectors()
  const { error, isPending, mutate: connect } = useConnect()
  const others = connectors.filter(
    (connector) =>
      connector.id !== AUTH_CONNECTOR_ID && connector.id !== 'injected',
  )
  if (others.length === 0) return null
  return (
    <section aria-labelledby="wallets-title">
      <h2 id="wallets-title">Or use a wallet you have</h2>
      <div className="row">
        {others.map((connector) => (
          <button
            type="button"
            key={connector.uid}
            disabled={isPending}
            onClick={() => connect({ connector })}
          >
            {connector.name}
          </button>
        ))}
      </div>
      <Problem error={error} />
    </section>
  )
}
