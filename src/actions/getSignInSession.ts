import type { AccountNamespace } from '../core/account/account.js'
import { getKitError } from '../core/errors/getKitError.js'
import type { Kit } from '../createKit.js'
import { canSignIn } from '../features/signIn/canSignIn.js'
import { findAccount } from '../features/signIn/findAccount.js'
import { readSession } from '../features/signIn/readSession.js'
import type { SiwxSession } from '../siwx/types.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns the session of a connected account on its network. It is verified at
 * every call. A page cannot prove a session to others: protect data on the
 * server.
 *
 * @param parameters.namespace - active account of `eip155` or `solana`;
 * default the one used last
 * @returns `undefined` when not signed in, not connected, or without sign-in
 * @throws SignInServiceError when the app's backend fails
 *
 * @example
 * const session = await getSignInSession(kit)
 * session?.data.accountAddress
 */
export async function getSignInSession(
  kit: Kit,
  parameters: getSignInSession.Parameters = {},
): Promise<getSignInSession.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    namespace: 'string | undefined',
  })
  const account = findAccount(kit, parameters)
  if (!account || !canSignIn(kit, account)) return undefined
  try {
    return await readSession(kit, account)
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getSignInSession {
  type Parameters = { namespace?: AccountNamespace | undefined }
  type ReturnType = SiwxSession | undefined
  type ErrorType = getKitError.ReturnType
}
