import type { Frame } from '../../core/ports.js'

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
  try {
    onForgotten()
    await client?.signOut()
  } catch (error) {
    logger.error('the sign-out was not clean', error)
  }
}
