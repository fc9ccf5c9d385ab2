import type { Wallet } from '../core/wallet.js'
import { toNameKey } from './toNameKey.js'

/**
 * Whether a wallet is one that an app never lists: by its id, the id of its
 * connector, its rdns, or its name whatever its case.
 *
 * @param exclude - ids, rdns and names
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
