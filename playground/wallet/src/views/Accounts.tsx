import type { Engine, Namespace } from 'latchkey-devnet/wallet'
import { kinds } from '../kinds.js'
import type { WalletState, WalletStore } from '../store/createStore.js'

export function Accounts({ accounts, active, store }: Accounts.Props) {
  return (
    <section className="card" aria-labelledby="accounts-title">
      <h2 id="accounts-title">Accounts</h2>
      {(Object.keys(kinds) as Namespace[]).map((namespace) => (
        <label key={namespace} className="field">
          <span>{kinds[namespace]} account</span>
          <select
            value={active[namespace]}
            onChange={({ target }) =>
              void store.pickAccount(namespace, target.value)
            }
          >
            {accounts[namespace].map((address, index) => (
              <option key={address} value={address}>
                {`Account ${index + 1}: ${address}`}
              </option>
            ))}
          </select>
        </label>
      ))}
    </section>
  )
}

export declare namespace Accounts {
  type Props = {
    accounts: Engine['accounts']
    active: WalletState['active']
    store: WalletStore
  }
}
