import type { Kit } from '../../createKit.js'
import { createToaster } from './createToaster.js'

/**
 * Keeps the toast from going by itself, while it is read or pointed at.
 *
 * @returns lets it go, with its whole time before it
 *
 * @example
 * const release = holdToast(kit)
 */
export function holdToast(kit: Kit): () => void {
  return kit.own(createToaster).hold()
}
