import type { Config } from '@wagmi/core'
import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'
import { type Account, projectAccounts } from './projectAccounts.js'

/** Kinds of networks an account can be of. */
export type AccountNamespace = Account['namespace']

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
  /** The namespace of the active account; the only one that is written. */
  activeNamespace: PrimitiveAtom<AccountNamespace>
}

/**
 * Atoms over the owners' stores: they hold no state of their own, apart from
 * the active namespace.
 *
 * An atom that is not mounted returns a stale value: the kit keeps them
 * mounted between `mount()` and `unmount()`; other code asks the owner.
 */
export function createAccountAtoms(config: Config): AccountAtoms {
  const version = atom(0)
  version.onMount = (set) => {
    const update = () => set((count) => count + 1)
    const unsubscribe = config.subscribe((state) => state, update)
    // The owner may have changed between the first read and the mount.
    update()
    return unsubscribe
  }
  const accounts = atom((get) => {
    get(version)
    return projectAccounts(config)
  })
  const activeNamespace = atom<AccountNamespace>('eip155')
  const activeAccount = atom((get) => {
    const namespace = get(activeNamespace)
    return get(accounts).find(
      (account) => account.isActive && account.namespace === namespace,
    )
  })
  return { accounts, activeAccount, activeNamespace }
}
