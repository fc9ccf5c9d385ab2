import type { Method } from '../../core/bindTo.js'
import type {
  CustodyRecords,
  CustodyState,
  SignedChange,
} from '../../core/custodyRecords.js'
import type { CustodyAction } from '../../core/hashChange.js'
import { createCall } from '../session/createCall.js'

export type CustodyApi = ReturnType<typeof createCustodyApi>

/**
 * The wallet's records at the frame's own server; rejects with `HostError`.
 *
 * @param parameters.getApp - origin of the page above, named in mails
 * @param parameters.projectId - may ask for a second factor
 */
export function createCustodyApi(
  parameters: createCall.Parameters & {
    getApp?: (() => string | undefined) | undefined
    projectId?: string | undefined
  } = {},
) {
  const { getApp, projectId, ...rest } = parameters
  const call = createCall(rest)
  return {
    describe: async (token: string) =>
      (await call('/auth/custody', { method: 'GET', token })) as CustodyState,
    challenge: async (action: CustodyAction, token: string) =>
      (await call('/auth/custody/challenge', { body: { action }, token })) as {
        challenge: string
      },
    change: (action: CustodyAction, body: SignedChange, token: string) =>
      call(`/auth/custody/${action}`, {
        body: { ...body, app: getApp?.(), projectId },
        token,
      }),
    share: async (setId: string, token: string) =>
      (await call('/auth/custody/share', { body: { setId }, token })) as {
        auth: string
      },
    join: (body: { deviceId: string; setId: string }, token: string) =>
      call('/auth/custody/join', { body, token }),
    open: async (body: { method: Method; proof: string }, token: string) =>
      (await call('/auth/custody/open', { body, token })) as CustodyRecords,
    release: async (token: string) =>
      (await call('/auth/custody/release', { token })) as { secret: string },
    keep: (token: string) =>
      call('/auth/custody/keep', { body: { app: getApp?.() }, token }),
  }
}
