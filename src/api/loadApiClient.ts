import { loadModule } from '../core/loadModule.js'

/**
 * By way of one more file: a page is without the addresses of all that the
 * client is made of until it asks for something.
 */
export async function loadApiClient() {
  const { createApiClient } = await loadModule(
    () => import('./createApiClient.js'),
  )
  return createApiClient
}
