import type { Kit } from '../../createKit.js'
import { createToaster } from './createToaster.js'

/**
 * Keeps the toast from expiring while it is being read or hovered.
 *
 * @returns a function that releases the toast and restarts its lifetime
 *
 * @example
 * const release = holdToast(kit)
 */
export function holdToast(kit: Kit): () => void {
  return kit.own(createToaster).hold()
}
