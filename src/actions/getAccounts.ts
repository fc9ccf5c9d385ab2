import { type Account, projectAccounts } from '../atoms/projectAccounts.js'
import type { Kit } from '../createKit.js'

/**
 * The accounts of all connected wallets, as their owner has them now.
 *
 * @example
 * for (const { address, connector } of getAccounts(kit))
 *   list(address, connector.name)
 */
export function getAccounts(kit: Kit): getAccounts.ReturnType {
  return projectAccounts(kit.config)
}

export declare namespace getAccounts {
  type ReturnType = readonly Account[]
}
