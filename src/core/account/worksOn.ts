import { foldCase } from '../address/foldCase.js'
import type { EmbeddedUser } from '../login/toEmbeddedUser.js'
import type { Account } from './account.js'

/**
 * Whether an address is an account's own on another network of its kind: of a
 * key it is everywhere, of a smart account only where the service runs it.
 *
 * @param account - whose address it is
 * @param user - the accounts of the embedded wallet, and where they work
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
