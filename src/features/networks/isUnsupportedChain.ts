import type { Account } from '../../core/account/account.js'
import { findNetworkName } from './findNetworkName.js'
import type { NetworkOwners } from './network.js'

/**
 * Whether an account's wallet is on an EVM chain that is not configured.
 * Always `false` for Solana, where the app chooses the cluster.
 */
export function isUnsupportedChain(
  owners: NetworkOwners,
  { chainId, namespace }: Pick<Account, 'chainId' | 'namespace'>,
): boolean {
  return (
    namespace === 'eip155' && findNetworkName(owners, chainId) === undefined
  )
}
