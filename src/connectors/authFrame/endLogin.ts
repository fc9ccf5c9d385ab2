import { FRAME_SIGN_OUT_TIMEOUT_MS } from '../../core/constants.js'
import { FrameInterruptedError } from '../../core/errors/frame.js'
import type { Frame } from '../../core/ports.js'
import { withTimeout } from '../../core/promise/withTimeout.js'

/**
 * Ends the login: forgets it here first, then tells the frame, for 3 s at
 * most. Never throws.
 *
 * Without a frame none is made: the sign-out is noted, and the next frame
 * that opens is signed out before anything else.
 *
 * @param frame - The connector's frame.
 * @param onForgotten - Called as soon as the login is forgotten here.
 */
export async function endLogin(frame: Frame, onForgotten: () => void) {
  const { logger, storage } = frame.options
  const client = frame.peek()
  // The note comes first: another tab sees the mark go and looks for it.
  if (client || storage.get('emailLoginUsed'))
    storage.set('signOutPending', true)
  storage.remove('emailLoginUsed')
  storage.remove('email')
  storage.remove('lastUsedChain')
  storage.remove('socialUsername')
  onForgotten()
  if (!client) return

  try {
    await withTimeout(client.signOut(), {
      ms: FRAME_SIGN_OUT_TIMEOUT_MS,
      error: () => new FrameInterruptedError(),
    })
  } catch (error) {
    logger.warn('the frame has not confirmed the sign-out', error)
  }
}
