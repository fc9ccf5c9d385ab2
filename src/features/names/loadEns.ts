import { loadModule } from '../../core/loadModule.js'

/** Loads the code that reads ENS, on first use. */
export async function loadEns() {
  const { ens } = await loadModule(() => import('./ens/ens.js'))
  return ens
}
