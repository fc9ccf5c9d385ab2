import { loadModule } from '../core/loadModule.js'

/** The code of chain and wallets, which a page does without until it is used. */
export async function loadChain() {
  const { chain } = await loadModule(() => import('./chain.js'))
  return chain
}
