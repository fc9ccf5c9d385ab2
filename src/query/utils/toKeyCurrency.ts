import type { Kit } from '../../createKit.js'
import { getCurrency } from '../../features/currency/getCurrency.js'

/**
 * Returns the currency of a key: values in another currency are other data. An
 * invalid one is left to the action, because a render must not throw.
 */
export function toKeyCurrency(
  kit: Kit,
  { currency }: { currency?: string | undefined },
): string {
  const code = currency ?? getCurrency(kit)
  return typeof code === 'string' ? code.toUpperCase() : code
}
