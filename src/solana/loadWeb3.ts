import { loadModule } from '../core/loadModule.js'

/** web3.js, which nothing loads before it is needed. */
export function loadWeb3() {
  return loadModule(() => import('@solana/web3.js'))
}
