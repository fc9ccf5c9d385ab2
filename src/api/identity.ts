import * as z from 'zod/mini'
import type { ApiContext, ApiOptions } from './apiContext.js'
import { isServed } from './isServed.js'
import { parseAnswer } from './parseAnswer.js'
import { textSchema, webUrlSchema } from './schemas.js'
import { toSegment } from './toSegment.js'

export const identitySchema = z.looseObject({
  avatar: webUrlSchema,
  name: textSchema,
})

/** Calls `GET /v1/identity/{address}`. */
export async function getIdentity(
  context: ApiContext,
  parameters: getIdentity.Parameters,
  options: ApiOptions = {},
): Promise<getIdentity.ReturnType> {
  const { address, caipNetworkId, sender } = parameters
  const { host, http } = context
  const { signal } = options
  if (!(await isServed(context, caipNetworkId, { signal })))
    return { isSupported: false }
  const answer = await http.get({
    host,
    path: `v1/identity/${toSegment(address)}`,
    query: { sender },
    signal,
  })
  const { avatar, name } = parseAnswer(answer, {
    schema: identitySchema,
  })
  return { avatar, name, isSupported: true }
}

export declare namespace getIdentity {
  type Parameters = {
    address: string
    /**
     * CAIP-2 ID of the network to check for API support. Not checked if
     * omitted.
     */
    caipNetworkId?: string | undefined
    /** Plain address of the caller. */
    sender?: string | undefined
  }
  type ReturnType = {
    /** HTTP(S) URL of an image. */
    avatar?: string | undefined
    /** Untrusted text. */
    name?: string | undefined
    /** `false` if the API does not support the network. */
    isSupported: boolean
  }
}
