import type { KitStorage } from '../../core/storage.js'
import type { PendingSocial } from './pendingSocial.js'
import { readPendingSocial } from './readPendingSocial.js'

/**
 * Removes a finished social login from storage, unless another one has
 * replaced it.
 */
export function forgetPendingSocial(
  storage: Pick<KitStorage, 'get' | 'remove'>,
  { startedAt }: Pick<PendingSocial, 'startedAt'>,
): void {
  if (readPendingSocial(storage)?.startedAt === startedAt)
    storage.remove('pendingSocial')
}
