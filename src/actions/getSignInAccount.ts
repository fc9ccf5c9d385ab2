import type { AccountNamespace } from '../core/account/account.js'
import { getKitError } from '../core/errors/getKitError.js'
import type { Kit } from '../createKit.js'
import { canSignIn } from '../features/signIn/canSignIn.js'
import { findAccount } from '../features/signIn/findAccount.js'
import { getSignIn } from '../features/signIn/getSignIn.js'
import type { SiwxAccount } from '../siwx/client/types.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns what a hosted sign-in service keeps of the account that is signed
 * in: its ID, its times, and the app's metadata.
 *
 * @param parameters.namespace - active account of `eip155` or `solana`;
 * default the one used last
 * @returns `undefined` when not signed in, not connected, or when the sign-in
 * keeps no accounts
 * @throws SignInServiceError
 *
 * @example
 * const account = await getSignInAccount(kit)
 * account?.metadata
 */
export async function getSignInAccount(
  kit: Kit,
  parameters: getSignInAccount.Parameters = {},
): Promise<getSignInAccount.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    namespace: 'string | undefined',
  })
  const account = findAccount(kit, parameters)
  if (!account || !canSignIn(kit, account)) return undefined
  const { address, caipNetworkId } = account
  try {
    return await getSignIn(kit)?.accounts?.get(caipNetworkId, address)
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getSignInAccount {
  type Parameters = { namespace?: AccountNamespace | undefined }
  type ReturnType = SiwxAccount | undefined
  type ErrorType = getKitError.ReturnType
}
