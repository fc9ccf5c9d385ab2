import type { AccountNamespace } from '../account/account.js'
import type { Frame, FrameClient } from '../ports.js'

/**
 * Follows what may change a connection by the login: the frame's state, other tabs by
 * way of the frame, and the login's mark in storage.
 *
 * @param parameters.namespace - whose connection it is
 * @param parameters.onState - the frame's state has changed
 * @param parameters.onSessionUpdate - another tab changed the session
 * @param parameters.onForgotten - another tab removed the login's mark
 * @param parameters.onDetached - another tab took the namespace out of the login
 * @returns Ends the watch.
 */
export function watchLogin(
  frame: Frame,
  parameters: watchLogin.Parameters,
): () => void {
  const { namespace, onDetached, onForgotten, onSessionUpdate, onState } =
    parameters
  const { storage } = frame.options
  let client: FrameClient | undefined
  let unfollow: (() => void) | undefined

  // A frame that has been destroyed comes back with another client.
  function follow() {
    const current = frame.peek()
    if (current === client) return
    unfollow?.()
    client = current
    unfollow = current?.onSessionUpdate(onSessionUpdate)
  }

  follow()
  const unsubscribes = [
    frame.subscribe(() => {
      follow()
      onState()
    }),
    storage.subscribe((key) => {
      if (key === 'emailLoginUsed' && !storage.get(key)) onForgotten()
      if (key === 'detachedNamespaces' && storage.get(key)?.includes(namespace))
        onDetached()
    }),
    () => unfollow?.(),
  ]
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}

export declare namespace watchLogin {
  type Parameters = {
    namespace: AccountNamespace
    onDetached(): void
    onForgotten(): void
    onSessionUpdate(): void
    onState(): void
  }
}
