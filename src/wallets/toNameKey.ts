import { knownWallets } from '../core/data/knownWallets.js'

/**
 * Returns a key for comparing wallet names: `Trust Wallet` equals `Trust`, and
 * case is ignored.
 *
 * @example
 * toNameKey('Trust Wallet') === toNameKey('TRUST') // true
 */
export function toNameKey(name: string): string {
  const lower = name.toLowerCase()
  const known = knownWallets.find(({ names }) => names.includes(lower))
  return known ? `${known.names[0]}` : lower
}
