'use client'
import { useKitAtom } from '../../context.js'
import type { Kit } from '../../createKit.js'

/** Returns the currency of the kit, and renders again when it changes. */
export function useCurrencyCode(kit: Kit): string {
  return useKitAtom(kit, kit.atoms.currency)
}
