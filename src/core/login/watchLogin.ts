import type { AccountNamespace } from '../account/account.js'
import type { Frame, FrameClient } from '../ports.js'

/**
 * Watches everything that can change a connection through the login: the
 * frame's state, other tabs (through the frame), and the login's flag in
 * storage.
 *
 * @param parameters.namespace - namespace of the connection
 * @param parameters.onState - called when the frame's state changes
 * @param parameters.onSessionUpdate - called when another tab changes the
 * session
 * @param parameters.onForgotten - called when another tab removes the login's
 * flag
 * @param parameters.onDetached - called when another tab detaches the
 * namespace
 * @returns A function that stops watching.
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

  // A destroyed frame comes back with another client.
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
