import type { AccountNamespace, AccountOf } from '../core/account/account.js'
import type { Kit } from '../createKit.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns the current accounts of all connected wallets.
 *
 * @param parameters.namespace - only accounts of `eip155` or `solana`
 *
 * @example
 * for (const { address, connector } of getAccounts(kit))
 *   list(address, connector.name)
 */
export function getAccounts<
  const namespace extends AccountNamespace = AccountNamespace,
>(
  kit: Kit,
  parameters: getAccounts.Parameters<namespace> = {},
): getAccounts.ReturnType<namespace> {
  parameters = assertParameters(kit, parameters, {
    namespace: 'string | undefined',
  })
  return kit.getAccounts(
    parameters.namespace,
  ) as getAccounts.ReturnType<namespace>
}

export declare namespace getAccounts {
  type Parameters<namespace extends AccountNamespace = AccountNamespace> = {
    namespace?: namespace | undefined
  }
  type ReturnType<namespace extends AccountNamespace = AccountNamespace> =
    readonly AccountOf<namespace>[]
}
