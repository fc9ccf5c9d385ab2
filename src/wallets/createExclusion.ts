import type { Wallet } from '../core/wallet.js'
import { toNameKey } from './toNameKey.js'

/**
 * Creates a function that tells whether a wallet is excluded: by its ID, the
 * ID of a connector, its rdns, or its name in any case.
 *
 * @param exclude - IDs, rdns and names
 *
 * @example
 * const isExcluded = createExclusion(['MetaMask'])
 */
export function createExclusion(
  exclude: readonly string[] = [],
): (wallet: Pick<Wallet, 'id' | 'name'> & Partial<Wallet>) => boolean {
  const hidden = new Set(exclude.map((mark) => mark.toLowerCase()))
  const names = new Set(exclude.map(toNameKey))
  return ({ entries = [], explorerId, id, name, rdns }) => {
    if (hidden.size === 0) return false
    const marks = [id, explorerId, rdns, ...entries.map((entry) => entry.id)]
    return (
      names.has(toNameKey(name)) ||
      marks.some((mark) => mark !== undefined && hidden.has(mark.toLowerCase()))
    )
  }
}
