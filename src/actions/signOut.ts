import type { AccountNamespace } from '../core/account/account.js'
import { getKitError } from '../core/errors/getKitError.js'
import { NotConnectedError } from '../core/errors/send.js'
import {
  SignInNotConfiguredError,
  type SignInServiceError,
} from '../core/errors/signIn.js'
import type { Kit } from '../createKit.js'
import { changeSignIn } from '../features/signIn/changeSignIn.js'
import { createSignInMemory } from '../features/signIn/createSignInMemory.js'
import { findAccount } from '../features/signIn/findAccount.js'
import { getSignIn } from '../features/signIn/getSignIn.js'
import { withSignInTimeout } from '../features/signIn/withSignInTimeout.js'
import { assertParameters } from './parameters/assertParameters.js'

/** A slow backend gets its time: the session may exist there until then. */
const SIGN_OUT_TIMEOUT_MS = 30_000

/**
 * Ends the session of a connected account on its network. Sessions of other
 * accounts and networks are kept, and so is the wallet's connection. Cancels a
 * pending sign-in of that account.
 *
 * @param parameters.namespace - active account of `eip155` or `solana`;
 * default the one used last
 * @throws SignInNotConfiguredError without `siwx` or `siweConfig`
 * @throws NotConnectedError
 * @throws SignInServiceError when the app's backend fails, or does not answer
 * within 30 s; the session may still exist there
 *
 * @example
 * await signOut(kit)
 */
export async function signOut(
  kit: Kit,
  parameters: signOut.Parameters = {},
): Promise<void> {
  parameters = assertParameters(kit, parameters, {
    namespace: 'string | undefined',
  })
  const config = getSignIn(kit)
  if (!config) throw new SignInNotConfiguredError()
  const account = findAccount(kit, parameters)
  if (!account) throw new NotConnectedError()
  const memory = kit.own(createSignInMemory)
  memory.cancels.get(account.caipAddress)?.()
  try {
    await withSignInTimeout(
      config.revokeSession(account.caipNetworkId, account.address),
      SIGN_OUT_TIMEOUT_MS,
    )
  } catch (error) {
    throw getKitError(error)
  } finally {
    memory.known.delete(account.caipAddress)
    changeSignIn(kit)
  }
}

export declare namespace signOut {
  type Parameters = { namespace?: AccountNamespace | undefined }
  type ErrorType =
    | NotConnectedError
    | SignInNotConfiguredError
    | SignInServiceError
    | getKitError.ReturnType
}
