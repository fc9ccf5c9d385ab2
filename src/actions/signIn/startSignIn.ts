import { loadModule } from '../../core/loadModule.js'
import type { Kit } from '../../createKit.js'

/**
 * Loads the sign-in once an account is connected, until the returned function
 * is called. Before that, there is nothing to do.
 */
export function startSignIn(kit: Kit): () => void {
  let isStopped = false
  let isLoading = false
  let stop: (() => void) | undefined
  function look() {
    if (isLoading || stop || !kit.getActiveAccount()) return
    isLoading = true
    loadModule(() => import('./signIns.js'))
      .then(({ signIns }) => {
        if (!isStopped) stop = signIns.watchSignIn(kit)
      })
      .catch((error) => {
        kit.logger.warn('sign-in', error)
        // The modal would wait for the session. There is none.
        const checked = kit.getActiveAccount()?.caipAddress
        kit.store.set(kit.atoms.signIn, (state) => ({ ...state, checked }))
      })
      .finally(() => {
        isLoading = false
      })
  }
  const unsubscribe = kit.store.sub(kit.atoms.activeAccount, look)
  look()
  return () => {
    isStopped = true
    unsubscribe()
    stop?.()
  }
}
