import type { FactorAnswer, MfaAction, MfaAnswers } from '../../wire/mfaWire.js'
import { createCall } from '../session/createCall.js'

type Asked = { app: string; projectId: string }

/** Second factors of the user of a session, at the frame's own server. */
export type MfaAuth = {
  describe(body: Asked, token: string): Promise<MfaAnswers['mfa']>
  begin(body: Asked, token: string): Promise<MfaAnswers['mfa-begin']>
  confirm(
    body: Asked & { action?: MfaAction | undefined; code: string },
    token: string,
  ): Promise<MfaAnswers['mfa-confirm']>
  remove(body: Asked, token: string): Promise<void>
  renewBackup(body: Asked, token: string): Promise<MfaAnswers['mfa-backup']>
  beginPasskey(token: string): Promise<MfaAnswers['mfa-passkey']>
  verify(
    body: { action: MfaAction; answer: FactorAnswer },
    token: string,
  ): Promise<void>
  /**
   * Asserts that a factor was shown, and uses up that of a payment.
   *
   * @throws HostError MFA_REQUIRED, MFA_ENROLMENT_REQUIRED
   */
  use(
    body: Asked & { action: 'export' | 'payments' },
    token: string,
  ): Promise<{ userId: string }>
}

export function createMfaAuth(parameters: createCall.Parameters = {}): MfaAuth {
  const call = createCall(parameters)
  return {
    describe: async (body, token) =>
      (await call('/auth/mfa', { body, token })) as MfaAnswers['mfa'],
    begin: async (body, token) =>
      (await call('/auth/mfa/totp/begin', {
        body,
        token,
      })) as MfaAnswers['mfa-begin'],
    confirm: async (body, token) =>
      (await call('/auth/mfa/totp/confirm', {
        body,
        token,
      })) as MfaAnswers['mfa-confirm'],
    async remove(body, token) {
      await call('/auth/mfa/totp/remove', { body, token })
    },
    renewBackup: async (body, token) =>
      (await call('/auth/mfa/backup', {
        body,
        token,
      })) as MfaAnswers['mfa-backup'],
    beginPasskey: async (token) =>
      (await call('/auth/mfa/passkey', { token })) as MfaAnswers['mfa-passkey'],
    async verify(body, token) {
      await call('/auth/mfa/verify', { body, token })
    },
    use: async (body, token) =>
      (await call('/auth/mfa/use', { body, token })) as { userId: string },
  }
}
