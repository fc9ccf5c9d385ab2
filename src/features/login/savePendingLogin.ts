import type { KitStorage } from '../../core/storage.js'
import type { PendingLogin } from './readPendingLogin.js'

/**
 * Stores a pending login across reloads of this tab; `undefined` removes it.
 */
export function savePendingLogin(
  storage: Pick<KitStorage, 'remove' | 'set'>,
  login: PendingLogin | undefined,
): void {
  if (login) storage.set('pendingLogin', JSON.stringify(login))
  else storage.remove('pendingLogin')
}
