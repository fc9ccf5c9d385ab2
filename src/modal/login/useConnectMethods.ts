'use client'
import type { RemoteFeatures } from '../../core/features/features.js'
import { useFrameLogins } from '../../hooks/project/useFrameLogins.js'
import { useOfferedMethods } from '../../hooks/project/useOfferedMethods.js'
import { useKit } from '../../hooks/useKit.js'

/**
 * Returns the ways to connect, known without a request, and which of them are
 * left once the dashboard has answered. The ways stay until the view unmounts:
 * a login that is off keeps its place empty, and one that is added appears the
 * next time, so that no wallet moves under the pointer.
 */
export function useConnectMethods(
  parameters: useConnectMethods.Parameters,
): useConnectMethods.ReturnType {
  const kit = useKit()
  const { logins, offered } = useFrameLogins({ isFixed: true, kit })
  const { namespace } = parameters
  const found = useOfferedMethods({ kit, logins: offered, namespace })
  return { ...found, logins, offered }
}

export declare namespace useConnectMethods {
  type Parameters = Partial<Pick<useOfferedMethods.Parameters, 'namespace'>>
  type ReturnType = useOfferedMethods.ReturnType & {
    /** Logins that can be used. */
    logins: Logins
    /** Logins that have a place. */
    offered: Logins
  }
  type Logins = Pick<RemoteFeatures, 'email' | 'guest' | 'passkey' | 'socials'>
}
