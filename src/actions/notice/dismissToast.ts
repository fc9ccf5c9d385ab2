import type { Kit } from '../../createKit.js'
import { createToaster } from './createToaster.js'

/**
 * Hides a toast, also one that is only waiting for its turn.
 *
 * @param id - from `showToast`; default whatever is shown or waiting
 *
 * @example
 * dismissToast(kit, id)
 */
export function dismissToast(kit: Kit, id?: number | undefined): void {
  kit.own(createToaster).dismiss(id)
}
