'use client'
import type { SignInStatus } from '../features/signIn/signInStatus.js'
import { useSignInSession } from './signIn/useSignInSession.js'

/**
 * Hook for reading whether the active account is signed in.
 *
 * @param parameters.namespace - `eip155` or `solana`; default the one used
 * last
 * @throws KitProviderNotFoundError
 *
 * @example
 * const status = useSignInStatus()
 * return status === 'signedIn' ? <Profile /> : <Welcome />
 */
export function useSignInStatus(
  parameters: useSignInStatus.Parameters = {},
): useSignInStatus.ReturnType {
  return useSignInSession(parameters).status
}

export declare namespace useSignInStatus {
  type Parameters = useSignInSession.Parameters
  type ReturnType = SignInStatus
}
