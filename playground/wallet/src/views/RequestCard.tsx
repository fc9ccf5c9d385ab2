import type {
  WalletChain,
  WalletRequest,
  WalletSession,
} from 'latchkey-devnet/wallet'
import { describeRequest } from '../describeRequest.js'
import type { WalletStore } from '../store/createStore.js'
import { Peer } from './Peer.js'

export function RequestCard(props: RequestCard.Props) {
  const { chains, isBusy, more, request, session, store } = props
  const { rows, text, title } = describeRequest(request, chains)
  return (
    <section className="card ask" role="dialog" aria-labelledby="request-title">
      <h2 id="request-title">{title}</h2>
      {session && <Peer metadata={session.peer.metadata} />}
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="address">{value}</dd>
          </div>
        ))}
      </dl>
      {text !== undefined && (
        <figure aria-label="Content">
          <pre>{text}</pre>
        </figure>
      )}
      <div className="actions">
        <button
          type="button"
          className="primary"
          disabled={isBusy}
          onClick={() => void store.answer(request)}
        >
          Approve
        </button>
        <button
          type="button"
          className="danger"
          disabled={isBusy}
          onClick={() => void store.refuse(request)}
        >
          Reject
        </button>
      </div>
      {more > 0 && <p className="note">{more} more to answer</p>}
    </section>
  )
}

export declare namespace RequestCard {
  type Props = {
    chains: readonly WalletChain[]
    isBusy: boolean
    /** How many are waiting behind it. */
    more: number
    request: WalletRequest
    session: WalletSession | undefined
    store: WalletStore
  }
}
