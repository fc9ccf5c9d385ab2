import { knownWallets } from '../core/data/knownWallets.js'
import type { Wallet } from '../core/wallet.js'
import { toNameKey } from './toNameKey.js'

/**
 * Whether a wallet matches only the rdns or only the name of a known wallet.
 * It is listed like any other, but not treated as the known wallet.
 */
export function isFalseClaim({
  explorerId,
  name,
  rdns,
}: Pick<Wallet, 'explorerId' | 'name' | 'rdns'>): boolean {
  if (explorerId !== undefined) return false
  const key = toNameKey(name)
  return knownWallets.some(
    (known) =>
      known.names[0] === key ||
      (rdns !== undefined && known.rdns.includes(rdns)),
  )
}
