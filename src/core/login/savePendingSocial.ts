import type { KitStorage } from '../storage.js'
import type { PendingSocial } from './pendingSocial.js'

/** Keeps a social login over reloads of this tab. */
export function savePendingSocial(
  storage: Pick<KitStorage, 'set'>,
  login: PendingSocial,
): void {
  storage.set('pendingSocial', JSON.stringify(login))
}
