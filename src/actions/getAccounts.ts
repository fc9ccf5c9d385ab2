import { listAccounts } from '../atoms/listAccounts.js'
import type { Account } from '../core/account/account.js'
import type { Kit } from '../createKit.js'

/**
 * The accounts of all connected wallets, as their owner has them now.
 *
 * @example
 * for (const { address, connector } of getAccounts(kit))
 *   list(address, connector.name)
 */
export function getAccounts(kit: Kit): getAccounts.ReturnType {
  return listAccounts(kit)
}

export declare namespace getAccounts {
  type ReturnType = readonly Account[]
}
