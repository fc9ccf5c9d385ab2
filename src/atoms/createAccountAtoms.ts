import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { Account, AccountNamespace } from '../core/account/account.js'
import { pickAccount } from '../core/account/pickAccount.js'
import type { Frame } from '../core/ports.js'
import { listAccounts } from './listAccounts.js'

/**
 * Jotai atoms of the connected accounts. Read them from `kit.store` while the
 * kit is mounted.
 *
 * @example
 * const unmount = kit.mount()
 * kit.store.get(kit.atoms.activeAccount)?.address
 */
export type AccountAtoms = {
  /** Accounts of all connected wallets. */
  accounts: Atom<readonly Account[]>
  /** Account that actions use by default. */
  activeAccount: Atom<Account | undefined>
  /**
   * Namespace whose account is active when both have one. The only writable
   * account atom.
   */
  activeNamespace: PrimitiveAtom<AccountNamespace>
}

/**
 * Creates the account atoms. Apart from the active namespace they hold no
 * state; they derive from the stores of wagmi and Solana.
 *
 * An unmounted atom returns a stale value. The kit keeps the atoms mounted
 * between `mount()` and `unmount()`; other code reads the stores directly.
 */
export function createAccountAtoms(
  owners: Omit<listAccounts.Parameters, 'frame'> & {
    frame?: Pick<Frame, 'getState' | 'subscribe'> | undefined
    namespace?: AccountNamespace | undefined
  },
): AccountAtoms {
  const { config, frame, namespace = 'eip155', solana } = owners
  const version = atom(0)
  version.onMount = (set) => {
    const update = () => set((count) => count + 1)
    const unsubscribe = config.subscribe((state) => state, update)
    const unfollow = solana?.subscribe(update)
    const leave = frame?.subscribe(update)
    // The store may have changed between the first read and the mount.
    update()
    return () => {
      unsubscribe()
      unfollow?.()
      leave?.()
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
