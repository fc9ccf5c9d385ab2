import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { Account, AccountNamespace } from '../core/account/account.js'
import { pickAccount } from '../core/account/pickAccount.js'
import { listAccounts } from './listAccounts.js'

/**
 * jotai atoms of the accounts, read with `kit.store` while the kit is mounted.
 *
 * @example
 * const unmount = kit.mount()
 * kit.store.get(kit.atoms.activeAccount)?.address
 */
export type AccountAtoms = {
  /** Accounts of all connected wallets. */
  accounts: Atom<readonly Account[]>
  /** The account actions use when none is given. */
  activeAccount: Atom<Account | undefined>
  /** Whose account is active when both have one; the only one written. */
  activeNamespace: PrimitiveAtom<AccountNamespace>
}

/**
 * Atoms over the owners' stores: they hold no state of their own, apart from
 * the active namespace.
 *
 * An atom that is not mounted returns a stale value: the kit keeps them
 * mounted between `mount()` and `unmount()`; other code asks the owner.
 */
export function createAccountAtoms(
  owners: listAccounts.Parameters & {
    namespace?: AccountNamespace | undefined
  },
): AccountAtoms {
  const { config, namespace = 'eip155', solana } = owners
  const version = atom(0)
  version.onMount = (set) => {
    const update = () => set((count) => count + 1)
    const unsubscribe = config.subscribe((state) => state, update)
    const unfollow = solana?.subscribe(update)
    // The owner may have changed between the first read and the mount.
    update()
    return () => {
      unsubscribe()
      unfollow?.()
    }
  }
  const accounts = atom((get) => {
    get(version)
    return listAccounts(owners)
  })
  const activeNamespace = atom<AccountNamespace>(namespace)
  const activeAccount = atom((get) =>
    pickAccount(get(accounts), get(activeNamespace)),
  )
  return { accounts, activeAccount, activeNamespace }
}
