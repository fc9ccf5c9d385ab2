import { loadModule } from '../core/loadModule.js'

/**
 * By way of one more file: a page is without the addresses of all that reading
 * balances is made of until somebody has an account.
 */
export async function loadGetBalances() {
  const { getBalances } = await loadModule(
    () => import('../actions/getBalances.js'),
  )
  return getBalances
}
