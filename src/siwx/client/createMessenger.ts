import { createSiwxMessage } from '../createSiwxMessage.js'
import { createSiwxNonce } from '../createSiwxNonce.js'
import type { SiwxMessageData } from '../types.js'
import type { SiwxMessenger } from './roles.js'
import type { SiwxMessageInput } from './types.js'

/** A session is valid for at most this long. */
const EXPIRATION_MAX_MS = 24 * 60 * 60_000

/** Creates the messages of a page. */
export function createMessenger(
  parameters: createMessenger.Parameters,
): SiwxMessenger {
  const { expirationMs = EXPIRATION_MAX_MS, resources, statement } = parameters
  return {
    async createMessage(input) {
      const { accountAddress, chainId, notBefore } = input
      const now = Date.now()
      const start = notBefore ? Date.parse(notBefore) : now
      const lifetime = Math.min(expirationMs, EXPIRATION_MAX_MS)
      const requestId = await parameters.getRequestId?.()
      const data: SiwxMessageData = {
        accountAddress,
        chainId,
        domain: parameters.domain ?? location.host,
        expirationTime: toIso(start + lifetime),
        issuedAt: toIso(now),
        nonce: (await parameters.getNonce?.(input)) ?? createSiwxNonce(),
        uri: parameters.uri ?? getPageUri(),
        version: '1',
        ...(notBefore && { notBefore }),
        ...(requestId && { requestId }),
        ...(resources?.length && { resources: [...resources] }),
        ...(statement && { statement }),
      }
      const text = createSiwxMessage(data)
      return { ...data, toString: () => text }
    },
  }
}

export declare namespace createMessenger {
  type Parameters = {
    domain?: string | undefined
    expirationMs?: number | undefined
    getNonce?:
      | ((input: SiwxMessageInput) => string | Promise<string>)
      | undefined
    getRequestId?: (() => string | Promise<string>) | undefined
    resources?: readonly string[] | undefined
    statement?: string | undefined
    uri?: string | undefined
  }
}

const toIso = (time: number) => new Date(time).toISOString()

/**
 * Browsers leave some characters as they are that URIs do not have, such as a
 * `%` that starts no escape.
 */
const getPageUri = () =>
  location.origin +
  location.pathname.replace(
    /[^\w\-.~!$&'()*+,;=:@/%]|%(?![\da-f]{2})/gi,
    encodeURIComponent,
  )
