import { knownWallets } from '../core/data/knownWallets.js'

/**
 * What two names of one wallet have in common: `Trust Wallet` is `Trust`, and
 * case tells nothing apart.
 *
 * @example
 * toNameKey('Trust Wallet') === toNameKey('TRUST') // true
 */
export function toNameKey(name: string): string {
  const lower = name.toLowerCase()
  const known = knownWallets.find(({ names }) => names.includes(lower))
  return known ? `${known.names[0]}` : lower
}
