import { loadModule } from '../core/loadModule.js'

/**
 * By way of one more file: a page that can send is without the addresses of
 * all that sending is made of until somebody sends.
 */
export async function loadSendToken() {
  const { runSendToken } = await loadModule(() => import('./runSendToken.js'))
  return runSendToken
}
