import type { Frame, FrameClient } from '../../core/ports.js'

/**
 * Follows what may change the connection: the frame's state, other tabs by
 * way of the frame, and the login's mark in storage.
 *
 * @param parameters.onState - the frame's state has changed
 * @param parameters.onSessionUpdate - another tab changed the session
 * @param parameters.onForgotten - another tab removed the login's mark
 * @returns Ends the watch.
 */
export function watchFrame(
  frame: Frame,
  parameters: watchFrame.Parameters,
): () => void {
  const { onForgotten, onSessionUpdate, onState } = parameters
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
    }),
    () => unfollow?.(),
  ]
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}

export declare namespace watchFrame {
  type Parameters = {
    onForgotten(): void
    onSessionUpdate(): void
    onState(): void
  }
}
