import type { AccountNamespace, AccountOf } from '../core/account/account.js'
import type { Kit } from '../createKit.js'
import type { getAccounts } from './getAccounts.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns the account that actions use by default.
 *
 * @param parameters.namespace - `eip155` or `solana`; default the namespace
 * used last
 * @returns `undefined` when no wallet is connected
 *
 * @example
 * const account = getActiveAccount(kit)
 */
export function getActiveAccount<
  const namespace extends AccountNamespace = AccountNamespace,
>(
  kit: Kit,
  parameters: getActiveAccount.Parameters<namespace> = {},
): getActiveAccount.ReturnType<namespace> {
  parameters = assertParameters(kit, parameters, {
    namespace: 'string | undefined',
  })
  return kit.getActiveAccount(
    parameters.namespace,
  ) as getActiveAccount.ReturnType<namespace>
}

export declare namespace getActiveAccount {
  type Parameters<namespace extends AccountNamespace = AccountNamespace> =
    getAccounts.Parameters<namespace>
  type ReturnType<namespace extends AccountNamespace = AccountNamespace> =
    | AccountOf<namespace>
    | undefined
}
