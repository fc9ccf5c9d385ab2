import type { KitStorage } from '../storage.js'
import type { PendingSocial } from './pendingSocial.js'
import { readPendingSocial } from './readPendingSocial.js'

/** Forgets a social login that has ended, unless another one is kept by now. */
export function forgetPendingSocial(
  storage: Pick<KitStorage, 'get' | 'remove'>,
  { startedAt }: Pick<PendingSocial, 'startedAt'>,
): void {
  if (readPendingSocial(storage)?.startedAt === startedAt)
    storage.remove('pendingSocial')
}
