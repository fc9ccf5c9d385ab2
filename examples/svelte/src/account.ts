import { getActiveAccount } from 'latchkey/actions'
import { readable } from 'svelte/store'
import { kit } from './wallet'

/** The active account, also after a reload or a change in another tab. */
export const account = readable<getActiveAccount.ReturnType>(
  undefined,
  (set) => {
    const update = () => set(getActiveAccount(kit))
    update()
    return kit.store.sub(kit.atoms.activeAccount, update)
  },
)
