import type { Auth } from '../auth/createAuth.js'
import { hash } from '../auth/hash.js'
import { requireSession } from '../auth/requireSession.js'
import { getFreshMs } from './getFreshMs.js'
import { isOnDevice } from './isOnDevice.js'
import { readCustody } from './readCustody.js'
import type { CustodyAddresses, ShareSet, Wrap } from './records.js'

/**
 * What a session may know of its user's wallet: nothing that opens it.
 *
 * @throws ServiceError INVALID_SESSION
 */
export async function describeCustody(
  auth: Auth,
  parameters: { token: string | undefined },
): Promise<describeCustody.ReturnType> {
  const session = await requireSession(auth, parameters.token)
  const custody = await readCustody(auth, session.userId)
  const { addresses, deleteAt, sets, wraps } = custody
  return {
    addresses: addresses ?? null,
    deleteAt: deleteAt ?? null,
    freshForMs: getFreshMs(auth.now(), session),
    methods: wraps.map(({ credentialId, id, keyId, method, salt }) => ({
      ...{ id, keyId, method, salt },
      ...(credentialId !== undefined && { credentialId }),
    })),
    devices: sets.map((set) => ({
      createdAt: set.createdAt,
      id: set.id,
      name: set.name,
      usedAt: set.usedAt,
      isThis: isOnDevice(set, hash(session.deviceId)),
      isRecoverable: wraps.some(({ keyId }) => keyId === set.keyId),
    })),
  }
}

export declare namespace describeCustody {
  type ReturnType = {
    /** `null` before there is a wallet. */
    addresses: CustodyAddresses | null
    deleteAt: number | null
    /** For how long the session may change it, in ms. */
    freshForMs: number
    methods: readonly Pick<
      Wrap,
      'credentialId' | 'id' | 'keyId' | 'method' | 'salt'
    >[]
    devices: readonly (Pick<
      ShareSet,
      'createdAt' | 'id' | 'name' | 'usedAt'
    > & { isThis: boolean; isRecoverable: boolean })[]
  }
}
