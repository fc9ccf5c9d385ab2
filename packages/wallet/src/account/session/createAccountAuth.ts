import type { AccountState } from '../../core/custodyRecords.js'
import { createCall } from './createCall.js'

/** The user's account and data at the frame's own server. */
export type AccountAuth = {
  describe(token: string): Promise<AccountState>
  /**
   * Everything that the server keeps of the user.
   *
   * @throws HostError FRESH_LOGIN_REQUIRED
   */
  copy(token: string): Promise<object>
  /**
   * Deletes the account after some days. A wallet that can be recovered signs
   * its deletion instead.
   *
   * @throws HostError FRESH_LOGIN_REQUIRED, SIGNATURE_REQUIRED
   */
  remove(token: string): Promise<object>
  /** Takes that back. */
  keep(token: string): Promise<object>
}

/**
 * @param parameters.getApp - origin of the page above, named in mails
 */
export function createAccountAuth(
  parameters: createCall.Parameters & {
    getApp?: (() => string | undefined) | undefined
  } = {},
): AccountAuth {
  const { getApp, ...rest } = parameters
  const call = createCall(rest)
  const toBody = () => ({ app: getApp?.() })
  return {
    describe: async (token) =>
      (await call('/auth/account', { method: 'GET', token })) as AccountState,
    copy: (token) => call('/auth/account/data', { method: 'GET', token }),
    remove: (token) => call('/auth/account/delete', { body: toBody(), token }),
    keep: (token) => call('/auth/account/keep', { body: toBody(), token }),
  }
}
