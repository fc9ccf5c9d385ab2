import type { Kit } from '../../createKit.js'

/**
 * Returns the currency of the kit: the one the user has chosen on this device,
 * else the option `currency`. Storage is read on the first call, so that the
 * first request has the choice, also before the kit is mounted.
 *
 * @example
 * getCurrency(kit) // 'EUR'
 */
export function getCurrency(kit: Kit): string {
  kit.own(restoreCurrency)
  return kit.store.get(kit.atoms.currency)
}

/** Runs once per kit. */
function restoreCurrency({ atoms, storage, store }: Kit) {
  const chosen = storage.get('currency')
  if (chosen) store.set(atoms.currency, chosen)
}
