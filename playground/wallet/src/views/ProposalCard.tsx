import type { Namespace, Proposal, WalletChain } from 'latchkey-devnet/wallet'
import { kinds } from '../kinds.js'
import type { WalletState, WalletStore } from '../store/createStore.js'
import { Peer } from './Peer.js'

export function ProposalCard(props: ProposalCard.Props) {
  const { active, chains, isBusy, proposal, store } = props
  const { optionalNamespaces, proposer, requiredNamespaces } = proposal.params
  const wanted = { ...optionalNamespaces, ...requiredNamespaces }
  const asked = (Object.keys(kinds) as Namespace[]).filter(
    (kind) => wanted[kind],
  )
  const toName = (id: string) =>
    chains.find((chain) => chain.id === id)?.name ?? `${id} (unknown here)`
  return (
    <section
      className="card ask"
      role="dialog"
      aria-labelledby="proposal-title"
    >
      <h2 id="proposal-title">Connection request</h2>
      <Peer metadata={proposer.metadata} />
      <p>wants to see your accounts and ask for your signature.</p>
      <dl>
        {asked.map((kind) => (
          <div key={kind}>
            <dt>{kinds[kind]}</dt>
            <dd>{(wanted[kind]?.chains ?? []).map(toName).join(', ')}</dd>
            <dd className="address">{active[kind]}</dd>
          </div>
        ))}
      </dl>
      <div className="actions">
        <button
          type="button"
          className="primary"
          disabled={isBusy}
          onClick={() => void store.approve(proposal)}
        >
          Approve all
        </button>
        {asked.length > 1 &&
          asked.map((kind) => (
            <button
              key={kind}
              type="button"
              disabled={isBusy}
              onClick={() =>
                void store.approve(proposal, { namespaces: [kind] })
              }
            >
              Approve {kinds[kind]} only
            </button>
          ))}
        <button
          type="button"
          className="danger"
          disabled={isBusy}
          onClick={() => void store.reject(proposal)}
        >
          Reject
        </button>
      </div>
    </section>
  )
}

export declare namespace ProposalCard {
  type Props = {
    active: WalletState['active']
    chains: readonly WalletChain[]
    isBusy: boolean
    proposal: Proposal
    store: WalletStore
  }
}
