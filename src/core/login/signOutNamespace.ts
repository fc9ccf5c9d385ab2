import type { AccountNamespace } from '../account/account.js'
import type { Frame } from '../ports.js'
import { clearLogin } from './clearLogin.js'
import { hasStoredSession } from './hasStoredSession.js'

/**
 * Detaches a namespace from the login. If another namespace still uses the
 * login, this is only recorded. The last one signs out: the login is removed
 * locally first, then the frame is notified, for at most 3 s. Never throws.
 *
 * If there is no frame, none is opened. The sign-out is recorded, and the next
 * frame signs out before anything else.
 *
 * @param frame - The frame that holds the login.
 * @param namespace - The namespace to detach.
 * @param onForgotten - Called as soon as the login is removed locally.
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

/** Whether another namespace still uses the login. */
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

/** Removes the login locally. Returns the client to notify, if there is one. */
function forget(frame: Frame) {
  const { storage } = frame.options
  const client = frame.peek()
  // Set this first: another tab sees `emailLoginUsed` removed and checks it.
  if (client || storage.get('emailLoginUsed'))
    storage.set('signOutPending', true)
  clearLogin(storage)
  return client
}
