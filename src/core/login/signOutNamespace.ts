import type { AccountNamespace } from '../account/account.js'
import type { Frame } from '../ports.js'
import { clearLogin } from './clearLogin.js'
import { hasStoredSession } from './hasStoredSession.js'

/**
 * Takes a namespace out of the login. While another one uses it, that is only
 * noted; the last one out ends the login: it is forgotten here first, then the
 * frame is told, for 3 s at most. Never throws.
 *
 * Without a frame none is made: the sign-out is noted, and the next frame
 * that opens is signed out before anything else.
 *
 * @param frame - The frame that holds the login.
 * @param namespace - Who leaves.
 * @param onForgotten - Called as soon as the login is forgotten here.
 */
export async function signOutNamespace(
  frame: Frame,
  namespace: AccountNamespace,
  onForgotten?: () => void,
): Promise<void> {
  const { logger } = frame.options
  try {
    if (isShared(frame, namespace)) {
      detach(frame, namespace)
      onForgotten?.()
      return
    }
    const client = forget(frame)
    try {
      onForgotten?.()
    } finally {
      await client?.signOut()
    }
  } catch (error) {
    logger.error('the sign-out was not clean', error)
  }
}

/** Whether the login stands and somebody else is in it. */
function isShared({ namespaces, options }: Frame, namespace: AccountNamespace) {
  return [...namespaces].some(
    (other) => other !== namespace && hasStoredSession(options.storage, other),
  )
}

function detach(frame: Frame, namespace: AccountNamespace) {
  const { storage } = frame.options
  const detached = new Set(storage.get('detachedNamespaces'))
  storage.set('detachedNamespaces', [...detached.add(namespace)])
}

/** The client that is to be told, if there is one. */
function forget(frame: Frame) {
  const { storage } = frame.options
  const client = frame.peek()
  // The note comes first: another tab sees the mark go and looks for it.
  if (client || storage.get('emailLoginUsed'))
    storage.set('signOutPending', true)
  clearLogin(storage)
  return client
}
