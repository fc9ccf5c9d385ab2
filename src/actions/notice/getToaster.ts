import type { Kit } from '../../createKit.js'
import { createToaster, type Toaster } from './createToaster.js'

const toasters = new WeakMap<Kit, Toaster>()

/** The one clock of a kit, made with its first toast. */
export function getToaster(kit: Kit): Toaster {
  const known = toasters.get(kit)
  if (known) return known
  const toaster = createToaster(kit)
  toasters.set(kit, toaster)
  return toaster
}
