import { HostError } from 'latchkey/frame'
import type { MfaAnswers, MfaAsk } from '../../wire/mfaWire.js'
import type { SessionData } from '../session/createSession.js'
import type { MfaAuth } from './createMfaAuth.js'

export type MfaDesk = {
  /** @throws HostError of the server */
  answer(ask: MfaAsk, user: SessionData): Promise<MfaAnswers[MfaAsk['type']]>
  /**
   * Asserts that the server has seen a second factor, where one is asked for.
   *
   * @throws HostError MFA_REQUIRED, MFA_ENROLMENT_REQUIRED
   */
  use(action: 'export' | 'payments', user: SessionData): Promise<void>
}

/**
 * Answers what windows ask of the user's second factors. The server checks
 * them, and wants a recent login, or a mailed code, for a change.
 *
 * @param parameters.getApp - origin of the page above
 */
export function createMfaDesk(parameters: {
  auth: MfaAuth
  getApp(): string | undefined
  projectId: string
}): MfaDesk {
  const { auth, getApp, projectId } = parameters
  const toAsked = () => ({ app: getApp() ?? '', projectId })
  return {
    async answer(ask, { token }) {
      const asked = toAsked()
      switch (ask.type) {
        case 'mfa':
          return auth.describe(asked, token)
        case 'mfa-begin':
          return auth.begin(asked, token)
        case 'mfa-confirm': {
          const { action, code } = ask
          return auth.confirm({ ...asked, action, code }, token)
        }
        case 'mfa-remove':
          await auth.remove(asked, token)
          return undefined
        case 'mfa-backup':
          return auth.renewBackup(asked, token)
        case 'mfa-passkey':
          return auth.beginPasskey(token)
        case 'mfa-verify': {
          const { action, answer } = ask
          await auth.verify({ action, answer }, token)
          return undefined
        }
      }
    },
    async use(action, { token, userId }) {
      const answer = await auth.use({ ...toAsked(), action }, token)
      // guard: mfa-user
      if (answer.userId !== userId)
        throw new HostError({ message: 'Not your session', code: 'FAILED' })
    },
  }
}
