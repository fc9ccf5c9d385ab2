import type { KitStorage } from '../../core/storage.js'
import type { PendingSocial } from './pendingSocial.js'

/** Stores a pending social login across reloads of this tab. */
export function savePendingSocial(
  storage: Pick<KitStorage, 'set'>,
  login: PendingSocial,
): void {
  storage.set('pendingSocial', JSON.stringify(login))
}
