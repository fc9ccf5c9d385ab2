import type * as z from 'zod/mini'
import type { Auth } from '../auth/createAuth.js'
import { hash } from '../auth/hash.js'
import type { ShareSet } from './records.js'
import type { payloads } from './schemas.js'

/** The record of a set as it is stored: its shares sealed for their owner. */
export async function toShareSet(
  { now, sealer }: Pick<Auth, 'now' | 'sealer'>,
  parameters: toShareSet.Parameters,
): Promise<ShareSet> {
  const { deviceId, keyId, set, userId } = parameters
  const { auth, id, name, recovery } = set
  return {
    id,
    deviceId: hash(deviceId),
    name,
    createdAt: now(),
    usedAt: now(),
    auth: await sealer.seal([userId, id, 'auth'], auth),
    recovery: await sealer.seal([userId, id, 'recovery'], recovery),
    keyId,
  }
}

export declare namespace toShareSet {
  type Parameters = {
    deviceId: string
    keyId: string
    set: z.output<typeof payloads.addSet>['set']
    userId: string
  }
}
