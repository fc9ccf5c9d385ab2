import {
  useConnectWallet,
  useDisconnectAccount,
  useDisconnectAll,
  useKitConnections,
  useSetActiveAccount,
} from 'latchkey'
import { Problem } from '../Problem.js'

const kinds = { eip155: 'EVM', solana: 'Solana' } as const

/** What is connected and what was: one can be left, or all. */
export function Connections() {
  const connections = useKitConnections()
  const { connect } = useConnectWallet()
  const one = useDisconnectAccount()
  const all = useDisconnectAll()
  const use = useSetActiveAccount()
  const isAny = connections.some(({ status }) => status !== 'disconnected')
  return (
    <>
      <h3>Connections</h3>
      <ul className="entries" aria-label="Connections">
        {connections.map(
          ({ accounts, connector, namespace, status, wallet }) => (
            <li
              aria-label={`${kinds[namespace]}: ${connector.name}`}
              data-status={status}
              key={`${connector.uid}:${connector.id}`}
            >
              <span>
                {connector.name}, {kinds[namespace]}, {status}
                {accounts.map(({ address }) => (
                  <code key={address}> {address}</code>
                ))}
              </span>
              <span className="row">
                {wallet && (
                  <button
                    type="button"
                    className="quiet"
                    onClick={() => connect(wallet)}
                  >
                    Connect again
                  </button>
                )}
                {status === 'connected' && (
                  <button
                    type="button"
                    className="quiet"
                    onClick={() => use.mutate({ connectorUid: connector.uid })}
                  >
                    Use it
                  </button>
                )}
                {!wallet && (
                  <button
                    type="button"
                    className="quiet"
                    disabled={one.isPending}
                    onClick={() => one.mutate({ connectorUid: connector.uid })}
                  >
                    Leave it
                  </button>
                )}
              </span>
            </li>
          ),
        )}
      </ul>
      {isAny && (
        <button
          type="button"
          className="quiet"
          disabled={all.isPending}
          onClick={() => all.mutate()}
        >
          Leave all
        </button>
      )}
      <Problem
        error={one.error ?? all.error ?? use.error}
        testId="connections-error"
      />
    </>
  )
}
