import { type KnownWallet, knownWallets } from '../core/data/knownWallets.js'

/**
 * The known wallet that an entry speaks for. What announces itself has to have
 * both its rdns and its name: either alone anybody can have by mistake, and by
 * one alone nobody stands in for it.
 *
 * @param entry.connectorId - of a connector that the app has chosen
 * @param entry.rdns - of a wallet that announced itself
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
