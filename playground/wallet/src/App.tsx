import type { Engine } from 'latchkey-devnet/wallet'
import { useEffect, useSyncExternalStore } from 'react'
import { fundAccounts } from './fundAccounts.js'
import type { WalletStore } from './store/createStore.js'
import { Accounts } from './views/Accounts.js'
import { PairForm } from './views/PairForm.js'
import { ProposalCard } from './views/ProposalCard.js'
import { RequestCard } from './views/RequestCard.js'
import { Sessions } from './views/Sessions.js'

export function App({ engine, store }: App.Props) {
  const state = useSyncExternalStore(store.subscribe, store.getState)
  const { isBusy, problem, proposals, requests } = state
  const chains = engine.chains()
  useEffect(() => {
    void fundAccounts(Object.values(engine.accounts).flat())
  }, [engine])
  const [request] = requests
  const [proposal] = proposals
  return (
    <main aria-busy={isBusy}>
      <header>
        <span className="mark" aria-hidden="true" />
        <div>
          <h1>Latchkey Test Wallet</h1>
          <p>For this machine only. Everybody has its keys.</p>
        </div>
      </header>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {request && (
        <RequestCard
          key={request.id}
          chains={chains}
          isBusy={isBusy}
          more={requests.length - 1}
          request={request}
          session={state.sessions.find(({ topic }) => topic === request.topic)}
          store={store}
        />
      )}
      {!request && proposal && (
        <ProposalCard
          key={proposal.id}
          active={state.active}
          chains={chains}
          isBusy={isBusy}
          proposal={proposal}
          store={store}
        />
      )}
      <Accounts
        accounts={engine.accounts}
        active={state.active}
        store={store}
      />
      <PairForm isBusy={isBusy} store={store} />
      <Sessions chains={chains} sessions={state.sessions} store={store} />
    </main>
  )
}

export declare namespace App {
  type Props = { engine: Engine; store: WalletStore }
}
