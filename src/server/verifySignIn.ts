import type { Client } from 'viem'
import { SignInServerError } from '../core/errors/signInServer.js'
import { SiwxMessageError, SiwxUnreachableError } from '../core/errors/siwx.js'
import { checkSiwxMessage, LIFETIME_MAX_MS } from '../siwx/checkSiwxMessage.js'
import { parseSiwxMessage } from '../siwx/parseSiwxMessage.js'
import { verifySiwxSignature } from '../siwx/verifySiwxSignature.js'
import { NONCE_LIFETIME_MS } from './createNonces.js'
import type { SignInServerSession } from './types.js'

/**
 * Verifies a signed message against what this server issued and accepts.
 * Everything in the session comes from the signed text.
 *
 * @throws SignInServerError
 */
export async function verifySignIn(
  parameters: verifySignIn.Parameters,
): Promise<SignInServerSession> {
  const { burn, clients, domain, isRequestId, message, now, signature, uri } =
    parameters
  if (typeof message !== 'string' || typeof signature !== 'string')
    throw new SignInServerError({
      code: 'BODY_INVALID',
      details: 'Expected `message` and `signature`.',
    })
  try {
    const data = parseSiwxMessage(message)
    const nonce = await burn(data.nonce)
    const { requestId } = data
    checkSiwxMessage({
      data,
      domain,
      uri,
      chainIds: [...clients.keys()],
      // The message says who signs in, and the signature proves it.
      address: 'any',
      nonce,
      requireExpiration: parameters.requireExpiration,
      requestId: requestId && isRequestId(requestId) ? requestId : undefined,
      now,
      // A prompt may stay open for as long as its nonce is valid.
      maxAgeMs: NONCE_LIFETIME_MS,
    })
    const client = clients.get(data.chainId)
    if (!(await verifySiwxSignature({ client, data, message, signature })))
      throw new SignInServerError({
        code: 'SIGNATURE_INVALID',
        reason: 'signature',
      })
    const { issuedAt = '' } = data
    const expirationTime =
      data.expirationTime ??
      new Date(Date.parse(issuedAt) + LIFETIME_MAX_MS).toISOString()
    const { accountAddress: address, chainId } = data
    return { address, chainId, issuedAt, expirationTime }
  } catch (error) {
    throw toServerError(error)
  }
}

export declare namespace verifySignIn {
  type Parameters = {
    /** Burns a nonce and returns it, or throws. */
    burn(nonce: string): Promise<string>
    /** Clients by CAIP-2 ID; Solana has none. */
    clients: ReadonlyMap<string, Client | undefined>
    domain: string
    isRequestId(requestId: string): boolean
    message: unknown
    now: number
    requireExpiration: boolean
    signature: unknown
    uri: string
  }
}

function toServerError(cause: unknown) {
  if (cause instanceof SiwxUnreachableError)
    return new SignInServerError({ cause, code: 'SIGN_IN_UNREACHABLE' })
  if (!(cause instanceof SiwxMessageError)) return cause
  const { details, reason } = cause
  return new SignInServerError({
    cause,
    code: 'SIGN_IN_MESSAGE_INVALID',
    details,
    reason,
  })
}
