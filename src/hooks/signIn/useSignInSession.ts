'use client'
import { useQuery } from '@tanstack/react-query'
import type { getSignInSession } from '../../actions/getSignInSession.js'
import { useKitAtom } from '../../context.js'
import type { AccountNamespace } from '../../core/account/account.js'
import type { Kit } from '../../createKit.js'
import { canSignIn } from '../../features/signIn/canSignIn.js'
import { getSignIn } from '../../features/signIn/getSignIn.js'
import type { SignInStatus } from '../../features/signIn/signInStatus.js'
import { signInSessionQueryOptions } from '../../query/signInSession.js'
import type { SiwxSession } from '../../siwx/types.js'
import { useActiveAccount } from '../useActiveAccount.js'
import { useKit } from '../useKit.js'

/** Shared by `useSignIn` and `useSignInStatus`. */
export function useSignInSession(
  parameters: useSignInSession.Parameters,
): useSignInSession.ReturnType {
  const kit = useKit(parameters)
  const { namespace } = parameters
  const active = useActiveAccount({ kit, namespace })
  const account =
    namespace && active?.namespace !== namespace ? undefined : active
  const state = useKitAtom(kit, kit.atoms.signIn)
  const isEnabled =
    account?.status === 'connected' && isSet(kit) && canSignIn(kit, account)
  const { data, error, isPending } = useQuery(
    signInSessionQueryOptions(kit, {
      namespace,
      query: { enabled: isEnabled },
    }),
  )
  const id = account?.caipAddress
  const session = (isEnabled && data) || undefined
  function toStatus(): SignInStatus {
    if (!isSet(kit)) return 'disabled'
    if (!account) return 'disconnected'
    if (account.status !== 'connected') return 'loading'
    if (!isEnabled) return 'unsupported'
    if (state.signing === id) return 'signing'
    if (session) return 'signedIn'
    return isPending ? 'loading' : 'signedOut'
  }
  const failure = state.failure?.account === id ? state.failure?.error : null
  return {
    error: (failure ?? error) as getSignInSession.ErrorType | null,
    session,
    status: toStatus(),
  }
}

export declare namespace useSignInSession {
  type Parameters = useKit.Parameters & {
    /** Default the namespace used last. */
    namespace?: AccountNamespace | undefined
  }
  type ReturnType = {
    error: getSignInSession.ErrorType | null
    session: SiwxSession | undefined
    status: SignInStatus
  }
}

function isSet(kit: Kit) {
  return getSignIn(kit) !== undefined
}
