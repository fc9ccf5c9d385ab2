'use client'
import { useKitAtom } from '../../context.js'
import type { Kit } from '../../createKit.js'
import { getCurrency } from '../../features/currency/getCurrency.js'

/** Returns the currency of the kit, and renders again when it changes. */
export function useCurrencyCode(kit: Kit): string {
  // Before the first render, or its requests would be in the default one.
  getCurrency(kit)
  return useKitAtom(kit, kit.atoms.currency)
}
