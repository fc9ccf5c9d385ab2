import type { Hex } from 'viem'
import { createCall } from '../auth/createCall.js'
import type { Method } from './bindTo.js'
import type { CustodyAction } from './hashChange.js'
import type { Addresses } from './secret.js'

/** What the server says of a wallet. */
export type CustodyState = {
  /** `null` before there is a wallet. */
  addresses: Addresses | null
  /** In ms; `null` where nobody wants it deleted. */
  deleteAt: number | null
  /** For how long changes need no other code by mail, in ms. */
  freshForMs: number
  methods: readonly RecoveryMethod[]
  devices: readonly CustodyDevice[]
}

export type RecoveryMethod = {
  id: string
  method: Method
  keyId: string
  /** base64 */
  salt: string
  /** Of a passkey, base64url. */
  credentialId?: string | undefined
}

export type CustodyDevice = {
  /** Of its share set. */
  id: string
  name: string
  createdAt: number
  usedAt: number
  isThis: boolean
  /** Whether the wallet can be recovered from its set. */
  isRecoverable: boolean
}

/** The encrypted records of a wallet, given for a right proof. */
export type CustodyRecords = {
  keyId: string
  wrap: { id: string; data: string }
  sets: readonly { id: string; auth: string; recovery: string }[]
}

export type SignedChange = {
  challenge: string
  payload: string
  signature: Hex
}

export type CustodyApi = ReturnType<typeof createCustodyApi>

/**
 * The wallet's records at the frame's own server; rejects with `HostError`.
 *
 * @param parameters.getApp - origin of the page above, named in mails
 */
export function createCustodyApi(
  parameters: createCall.Parameters & {
    getApp?: (() => string | undefined) | undefined
  } = {},
) {
  const { getApp, ...rest } = parameters
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
        body: { ...body, app: getApp?.() },
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
