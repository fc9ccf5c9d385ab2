import { loadModule } from '../core/loadModule.js'

/**
 * By way of one more file: a page is without the addresses of all that a login
 * is made of until somebody logs in.
 */
export async function loadEmailLogin() {
  const { createEmailLogin } = await loadModule(
    () => import('./createEmailLogin.js'),
  )
  return createEmailLogin
}
