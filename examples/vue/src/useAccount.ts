import { getActiveAccount } from 'latchkey/actions'
import { onScopeDispose, shallowRef } from 'vue'
import { kit } from './wallet'

/** The active account, also after a reload or a change in another tab. */
export function useAccount() {
  const account = shallowRef(getActiveAccount(kit))
  const stop = kit.store.sub(kit.atoms.activeAccount, () => {
    account.value = getActiveAccount(kit)
  })
  onScopeDispose(stop)
  return account
}
