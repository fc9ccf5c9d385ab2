import { knownWallets } from '../core/data/knownWallets.js'
import type { Wallet } from '../core/wallet.js'
import { toNameKey } from './toNameKey.js'

/**
 * Whether a wallet has half of a known wallet's marks, its rdns or its name, and
 * not the rest. It is listed like any other, but speaks for nobody else.
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
