import type { Kit } from '../../createKit.js'
import { createToaster } from './createToaster.js'

/**
 * Hides a toast, even if it is still queued.
 *
 * @param id - from `showToast`; default the shown and the queued one
 *
 * @example
 * dismissToast(kit, id)
 */
export function dismissToast(kit: Kit, id?: number | undefined): void {
  kit.own(createToaster).dismiss(id)
}
