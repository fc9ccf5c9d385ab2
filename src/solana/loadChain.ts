import { loadModule } from '../core/loadModule.js'

/** Loads the code of chain and wallets, on first use. */
export async function loadChain() {
  const { chain } = await loadModule(() => import('./chain.js'))
  return chain
}
