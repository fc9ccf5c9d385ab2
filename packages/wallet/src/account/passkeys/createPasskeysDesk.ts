import type { PasskeysAnswers, PasskeysAsk } from '../../wire/passkeysWire.js'
import type { SessionData } from '../session/createSession.js'
import type { PasskeyAuth } from './createPasskeyAuth.js'

export type PasskeysDesk = {
  /** @throws HostError of the server */
  answer(
    ask: PasskeysAsk,
    user: SessionData,
  ): Promise<PasskeysAnswers[PasskeysAsk['type']]>
}

/**
 * Answers what windows ask of the passkeys that sign the user in. The server
 * wants a recent login, or a mailed code, for a change.
 *
 * @param parameters.getApp - origin of the page above
 * @param parameters.onAdded - called once an account has one more login
 */
export function createPasskeysDesk(parameters: {
  auth: PasskeyAuth
  getApp(): string | undefined
  onAdded(user: SessionData): Promise<void>
  projectId: string
}): PasskeysDesk {
  const { auth, getApp, onAdded, projectId } = parameters
  return {
    async answer(ask, user) {
      const { token } = user
      const asked = { app: getApp() ?? '', projectId }
      switch (ask.type) {
        case 'passkeys':
          return auth.list(asked, token)
        case 'passkey-begin':
          return auth.begin(asked, token)
        case 'passkey-add': {
          const { creation, name } = ask
          const isLogin = await auth.add({ ...asked, creation, name }, token)
          // A guest with a second factor alone has no other way in.
          if (isLogin) await onAdded(user)
          return undefined
        }
        case 'passkey-remove':
          await auth.remove({ id: ask.passkeyId }, token)
          return undefined
      }
    },
  }
}
