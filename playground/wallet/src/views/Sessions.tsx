import type {
  Namespace,
  WalletChain,
  WalletSession,
} from 'latchkey-devnet/wallet'
import { kinds } from '../kinds.js'
import type { WalletStore } from '../store/createStore.js'
import { Peer } from './Peer.js'

export function Sessions({ chains, sessions, store }: Sessions.Props) {
  return (
    <section className="card" aria-labelledby="sessions-title">
      <h2 id="sessions-title">Connected apps</h2>
      {sessions.length === 0 && <p className="note">None yet.</p>}
      <ul>
        {sessions.map((session) => (
          <li key={session.topic} aria-label={session.peer.metadata.name}>
            <Peer metadata={session.peer.metadata} />
            {(Object.keys(kinds) as Namespace[])
              .filter((kind) => session.namespaces[kind])
              .map((kind) => (
                <label key={kind} className="field">
                  <span>{kinds[kind]} network</span>
                  <select
                    value={session.namespaces[kind]?.chains?.[0] ?? ''}
                    onChange={({ target }) =>
                      void store.pickChain(session.topic, target.value)
                    }
                  >
                    {listChains(session, kind, chains).map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </select>
                </label>
              ))}
            <button
              type="button"
              className="danger"
              aria-label={`Disconnect ${session.peer.metadata.name}`}
              onClick={() => void store.disconnect(session.topic)}
            >
              Disconnect
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

export declare namespace Sessions {
  type Props = {
    chains: readonly WalletChain[]
    sessions: readonly WalletSession[]
    store: WalletStore
  }
}

/** Networks of a session, and those that the wallet could add to it. */
function listChains(
  session: WalletSession,
  kind: Namespace,
  chains: readonly WalletChain[],
) {
  const approved = session.namespaces[kind]?.chains ?? []
  const known = chains.filter(({ id }) => id.startsWith(`${kind}:`))
  const others = approved
    .filter((id) => !known.some((chain) => chain.id === id))
    .map((id) => ({ id, name: id }))
  return [...known, ...others]
}
