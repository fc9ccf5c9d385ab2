import { isSolanaAddress } from '../../core/address/isSolanaAddress.js'
import type { PairingAccount } from '../../core/ports/pairing.js'
import type { SolanaCluster, SolanaNetworkId } from '../../core/ports/solana.js'
import type { WalletAccount } from '../wallet.js'
import { toCluster } from './toCluster.js'

/**
 * The accounts of a wallet that can be used here, each one once, those on
 * the cluster in use first.
 *
 * @param options.order - addresses to stand before the others; one that is
 * none of the accounts counts for nothing
 */
export function listAccounts(
  accounts: readonly PairingAccount[],
  options: listAccounts.Options,
): readonly WalletAccount[] {
  const { caipNetworkId, clusters, order = [] } = options
  const usable = accounts.filter(
    (account) =>
      isSolanaAddress(account.address) &&
      toCluster(account.caipNetworkId, clusters),
  )
  const addresses = new Set(usable.map(({ address }) => address))
  const here = usable.filter(
    (account) => toCluster(account.caipNetworkId, clusters) === caipNetworkId,
  )
  const all = [...here, ...usable].map(({ address }) => address)
  return [...new Set([...order, ...all])]
    .filter((address) => addresses.has(address))
    .map((address) => ({ address }))
}

export declare namespace listAccounts {
  type Options = {
    clusters: readonly SolanaCluster[]
    caipNetworkId?: SolanaNetworkId | undefined
    order?: readonly string[] | undefined
  }
}
