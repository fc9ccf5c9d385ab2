import type { SessionData } from '../session/createSession.js'
import type { PasskeyAuth } from './createPasskeyAuth.js'

/**
 * Reads the credential ids of all passkeys of an account, base64url: those that
 * recover its keys, and those that sign the user in. Rejects if either list
 * cannot be read, as an account must not seem to have none.
 *
 * @param parameters.getApp - origin of the page above
 * @param parameters.readRecovery - default: no passkey recovers anything
 */
export function createPasskeyReader(parameters: {
  auth: Pick<PasskeyAuth, 'list'>
  getApp(): string | undefined
  projectId: string
  readRecovery?: ((user: SessionData) => Promise<readonly string[]>) | undefined
}): (user: SessionData) => Promise<readonly string[]> {
  const { auth, getApp, projectId, readRecovery } = parameters
  return async (user) => {
    const [recovery = [], { passkeys }] = await Promise.all([
      readRecovery?.(user),
      auth.list({ app: getApp() ?? '', projectId }, user.token),
    ])
    return [...new Set([...recovery, ...passkeys.map(({ id }) => id)])]
  }
}
