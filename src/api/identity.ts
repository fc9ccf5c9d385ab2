import * as z from 'zod/mini'
import type { ApiContext, ApiOptions } from './apiContext.js'
import { isServed } from './isServed.js'
import { parseAnswer } from './parseAnswer.js'
import { textSchema, webUrlSchema } from './schemas.js'
import { toSegment } from './toSegment.js'

const schema = z.looseObject({ avatar: webUrlSchema, name: textSchema })

/** `GET /v1/identity/{address}`. */
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
  const { avatar, name } = parseAnswer(answer, { schema })
  return { avatar, name, isSupported: true }
}

export declare namespace getIdentity {
  type Parameters = {
    address: string
    /** CAIP-2 id of the network to test for support; without it, none is. */
    caipNetworkId?: string | undefined
    /** Plain address of who asks. */
    sender?: string | undefined
  }
  type ReturnType = {
    /** http(s) address of a picture. */
    avatar?: string | undefined
    /** Foreign text. */
    name?: string | undefined
    /** `false` where the API does not serve the network. */
    isSupported: boolean
  }
}
