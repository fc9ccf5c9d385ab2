'use client'
import { useMutation } from '@tanstack/react-query'
import type { signIn } from '../actions/signIn.js'
import type { signOut } from '../actions/signOut.js'
import { copyParameters } from '../core/parameters/copyParameters.js'
import type { SignInStatus } from '../features/signIn/signInStatus.js'
import { signInMutationOptions } from '../query/signIn.js'
import { signOutMutationOptions } from '../query/signOut.js'
import type { SiwxSession } from '../siwx/types.js'
import { useSignInSession } from './signIn/useSignInSession.js'
import { useKit } from './useKit.js'

/**
 * Hook for signing in with the active account, and out again. Works without
 * any component. The session is verified at every read; see
 * [sign-in](sign-in.md) for what a page can rely on.
 *
 * @param parameters.namespace - `eip155` or `solana`; default the one used
 * last
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { session, signIn, signOut, status } = useSignIn()
 * if (status === 'signedIn')
 *   return <button onClick={() => signOut()}>{session?.data.accountAddress}</button>
 * return (
 *   <button disabled={status !== 'signedOut'} onClick={() => signIn()}>
 *     Sign in
 *   </button>
 * )
 */
export function useSignIn(
  parameters: useSignIn.Parameters = {},
): useSignIn.ReturnType {
  const kit = useKit(parameters)
  const { namespace } = parameters
  const { error, session, status } = useSignInSession(parameters)
  const entering = useMutation(signInMutationOptions(kit))
  const leaving = useMutation(signOutMutationOptions(kit))
  return {
    error: error ?? entering.error ?? leaving.error,
    session,
    signIn: (options = {}) =>
      entering.mutate({ namespace, ...copyParameters(options) }),
    signInAsync: async (options = {}) =>
      entering.mutateAsync({ namespace, ...copyParameters(options) }),
    signOut: () => leaving.mutate({ namespace }),
    signOutAsync: async () => leaving.mutateAsync({ namespace }),
    status,
  }
}

export declare namespace useSignIn {
  type Parameters = useSignInSession.Parameters
  type ReturnType = {
    /** Why the session could not be read, started or ended. */
    error: ErrorType | null
    /** `undefined` unless `status` is `signedIn` or `signing`. */
    session: SiwxSession | undefined
    /** Asks the wallet for a signature. Failures are in `error`. */
    signIn: (options?: signIn.Parameters | undefined) => void
    /** The same, as a promise. */
    signInAsync: (
      options?: signIn.Parameters | undefined,
    ) => Promise<SiwxSession>
    /** Ends the session. The wallet stays connected. */
    signOut: () => void
    /** The same, as a promise. */
    signOutAsync: () => Promise<void>
    /** State of the session of the active account. */
    status: SignInStatus
  }
  type ErrorType = signIn.ErrorType | signOut.ErrorType
}
