import type { AccountNamespace } from '../core/account/account.js'
import { getKitError } from '../core/errors/getKitError.js'
import { NotConnectedError } from '../core/errors/send.js'
import {
  type SessionRejectedError,
  SignInNotConfiguredError,
  type SignInServiceError,
} from '../core/errors/signIn.js'
import type { Kit } from '../createKit.js'
import { findAccount } from '../features/signIn/findAccount.js'
import { getSignIn } from '../features/signIn/getSignIn.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Stores data of the app with the account that is signed in, at a hosted
 * sign-in service. Replaces what was stored. The page of any user can write
 * anything there, so never trust it on a server.
 *
 * @param parameters.metadata - up to 4,096 characters as JSON; `null` removes
 * it
 * @param parameters.namespace - active account of `eip155` or `solana`;
 * default the one used last
 * @throws SignInNotConfiguredError when the sign-in keeps no accounts
 * @throws NotConnectedError
 * @throws SessionRejectedError when not signed in, or the data is refused
 * @throws SignInServiceError
 *
 * @example
 * await setSignInMetadata(kit, { metadata: { plan: 'free' } })
 */
export async function setSignInMetadata(
  kit: Kit,
  parameters: setSignInMetadata.Parameters,
): Promise<void> {
  parameters = assertParameters(kit, parameters, {
    metadata: 'object | null',
    namespace: 'string | undefined',
  })
  const accounts = getSignIn(kit)?.accounts
  if (!accounts) throw new SignInNotConfiguredError()
  const account = findAccount(kit, parameters)
  if (!account) throw new NotConnectedError()
  const { address, caipNetworkId } = account
  try {
    await accounts.setMetadata(caipNetworkId, address, parameters.metadata)
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace setSignInMetadata {
  type Parameters = {
    metadata: Readonly<Record<string, unknown>> | null
    namespace?: AccountNamespace | undefined
  }
  type ErrorType =
    | NotConnectedError
    | SessionRejectedError
    | SignInNotConfiguredError
    | SignInServiceError
    | getKitError.ReturnType
}
