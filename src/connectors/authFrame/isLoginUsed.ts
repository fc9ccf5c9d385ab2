import type { KitStorage } from '../../core/storage.js'

/** Whether a login of this browser is remembered and not signed out since. */
export function isLoginUsed(storage: KitStorage) {
  return (
    storage.get('emailLoginUsed') === true &&
    storage.get('signOutPending') !== true
  )
}
