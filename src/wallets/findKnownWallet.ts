import { type KnownWallet, knownWallets } from '../core/data/knownWallets.js'

/**
 * Returns the known wallet an entry represents. A wallet that announced itself
 * must match both rdns and name: either alone may be a mistake or an
 * impersonation.
 *
 * @param entry.connectorId - ID of a connector the app has configured
 * @param entry.rdns - rdns of a wallet that announced itself
 */
export function findKnownWallet(
  entry: findKnownWallet.Entry,
): KnownWallet | undefined {
  const { connectorId, rdns } = entry
  const name = entry.name.toLowerCase()
  return knownWallets.find((known) => {
    if (connectorId !== undefined && known.connectorIds.includes(connectorId))
      return true
    if (rdns !== undefined && known.rdns.length > 0)
      return known.rdns.includes(rdns) && known.names.includes(name)
    return rdns === undefined && known.names.includes(name)
  })
}

export declare namespace findKnownWallet {
  type Entry = {
    name: string
    connectorId?: string | undefined
    rdns?: string | undefined
  }
  type ReturnType = KnownWallet | undefined
}
