import { loadModule } from '../../core/loadModule.js'

/** Fetches what connecting is made of; a failure is told by `connectWallet`. */
export function preloadConnect(): void {
  loadModule(() => import('../../actions/connect/runConnect.js')).catch(
    () => {},
  )
}
