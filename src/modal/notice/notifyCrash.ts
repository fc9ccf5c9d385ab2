import type { Kit } from '../../createKit.js'
import { emit } from '../../features/analytics/emit.js'
import { showToast } from '../../features/notices/showToast.js'

/** Reports a fault of the modal, and says why it has closed if it was open. */
export function notifyCrash(
  kit: Kit,
  { error, isOpen }: notifyCrash.Parameters,
): void {
  emit(kit, { error, event: 'FAILURE' })
  if (isOpen) showToast(kit, { key: 'windowFailed', variant: 'error' })
}

export declare namespace notifyCrash {
  type Parameters = { error: unknown; isOpen: boolean }
}
