import * as z from 'zod/mini'
import { parseCaipAddress } from '../core/account/parseCaipAddress.js'
import { SmartSessionUnsupportedError } from '../core/errors/session.js'
import type {
  SessionGrant,
  SessionKey,
  SessionRequest,
} from '../core/session/smartSession.js'
import { acceptNoContent } from './acceptNoContent.js'
import type { ApiContext, ApiOptions } from './apiContext.js'
import { isServed } from './isServed.js'
import { parseAnswer } from './parseAnswer.js'
import { toSegment } from './toSegment.js'

const successSchema = z.looseObject({ success: z.optional(z.boolean()) })

const createdSchema = z.object({
  pci: z.string().check(z.regex(/^[-_.:a-zA-Z0-9]{1,128}$/)),
  key: z.object({
    type: z.enum(['secp256k1', 'secp256r1']),
    publicKey: z.pipe(
      z.string().check(z.regex(/^0x([0-9a-fA-F]{2}){32,65}$/)),
      z.transform((text) => text as SessionKey['publicKey']),
    ),
  }),
})

/**
 * Calls `POST /v1/sessions/{caipAddress}`, which prepares a session and
 * returns the key of the service, its co-signer. Sent once, never retried.
 *
 * @throws InvalidCaip10AddressError, InvalidCaipAddressError,
 * SmartSessionUnsupportedError
 */
export async function createSession(
  context: ApiContext,
  parameters: createSession.Parameters,
  options: ApiOptions = {},
): Promise<createSession.ReturnType> {
  const { caipAddress, request } = parameters
  const { caipNetworkId } = parseCaipAddress(caipAddress)
  if (!(await isServed(context, caipNetworkId, options)))
    throw new SmartSessionUnsupportedError({ reason: 'network' })
  const answer = await context.http.post({
    host: context.host,
    path: `v1/sessions/${toSegment(caipAddress)}`,
    query: { v: '2' },
    body: request,
    signal: options.signal,
  })
  return parseAnswer(answer, { schema: createdSchema })
}

export declare namespace createSession {
  type Parameters = {
    /** CAIP-10 ID of the account. */
    caipAddress: string
    request: SessionRequest
  }
  type ReturnType = {
    /** ID of the permissions context. */
    pci: string
    /** Key of the service, the first one the wallet is asked to allow. */
    key: SessionKey
  }
}

/**
 * Calls `POST /v1/sessions/{caipAddress}/activate` with the wallet's answer.
 * Retried: activating a session twice is the same as once.
 *
 * @throws InvalidCaip10AddressError, InvalidCaipAddressError
 */
export async function activateSession(
  context: ApiContext,
  parameters: activateSession.Parameters,
  options: ApiOptions = {},
): Promise<activateSession.ReturnType> {
  const { caipAddress, grant, pci } = parameters
  const { caipNetworkId } = parseCaipAddress(caipAddress)
  if (!(await isServed(context, caipNetworkId, options)))
    return { success: false }
  const answer = await context.http
    .post({
      host: context.host,
      path: `v1/sessions/${toSegment(caipAddress)}/activate`,
      body: { pci, ...grant },
      isRead: true,
      signal: options.signal,
    })
    .catch(acceptNoContent)
  const { success = true } = parseAnswer(answer, { schema: successSchema })
  return { success }
}

export declare namespace activateSession {
  type Parameters = {
    /** CAIP-10 ID of the account. */
    caipAddress: string
    grant: SessionGrant
    pci: string
  }
  type ReturnType = { success: boolean }
}
