import type { Account } from '../../core/account/account.js'
import type { Kit } from '../../createKit.js'
import { disconnectAccount } from '../disconnectAccount.js'

/**
 * Disconnects the wallet of an account from both namespaces, as one login or
 * one WalletConnect session covers them.
 */
export async function disconnectWallet(
  kit: Kit,
  account: Account,
): Promise<void> {
  const { id } = account.connector
  const uids = kit
    .getAccounts()
    .filter(({ connector }) => connector.id === id)
    .map(({ connector }) => connector.uid)
  for (const connectorUid of new Set(uids))
    await disconnectAccount(kit, { connectorUid })
}
