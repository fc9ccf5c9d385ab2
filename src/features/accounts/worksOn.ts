import type { Account } from '../../core/account/account.js'
import { foldCase } from '../../core/address/foldCase.js'
import type { EmbeddedUser } from '../login/toEmbeddedUser.js'

/**
 * Whether an account keeps its address on another network of its namespace. An
 * externally owned account does on every network, a smart account only where
 * the service supports it.
 *
 * @param account - account that owns the address
 * @param user - accounts of the embedded wallet and the networks that support
 * its smart account
 * @param network - the other network
 */
export function worksOn(
  account: Pick<Account, 'address' | 'chainId' | 'namespace'>,
  user: Pick<EmbeddedUser, 'accounts' | 'smartAccountEnabledNetworks'>,
  network: Pick<Account, 'chainId' | 'namespace'>,
): boolean {
  const { chainId, namespace } = network
  if (namespace !== account.namespace) return false
  if (chainId === account.chainId) return true
  const isContract = user.accounts.some(
    ({ address, type }) =>
      type === 'smartAccount' &&
      foldCase(address) === foldCase(account.address),
  )
  return (
    !isContract || user.smartAccountEnabledNetworks.some((id) => id === chainId)
  )
}
