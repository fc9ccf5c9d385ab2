import type * as z from 'zod/mini'
import type { Auth } from '../auth/createAuth.js'
import { hash } from '../auth/hash.js'
import type { Wrap } from './records.js'
import type { payloads } from './schemas.js'

/** The record of a wrap as it is stored: sealed, and its proof as a hash. */
export async function toWrap(
  { sealer }: Pick<Auth, 'sealer'>,
  parameters: toWrap.Parameters,
): Promise<Wrap> {
  const { keyId, userId, wrap } = parameters
  const { data, id, method, proof, salt } = wrap
  return {
    ...{ id, keyId, method, salt },
    ...('credentialId' in wrap && { credentialId: wrap.credentialId }),
    proofHash: hash(proof),
    data: await sealer.seal([userId, id, 'wrap'], data),
    ...('secret' in wrap && {
      secret: await sealer.seal([userId, id, 'secret'], wrap.secret),
    }),
  }
}

export declare namespace toWrap {
  type Parameters = {
    keyId: string
    userId: string
    wrap: z.output<typeof payloads.create>['wrap']
  }
}
