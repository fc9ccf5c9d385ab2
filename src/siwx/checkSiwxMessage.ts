import { SiwxMessageError, type SiwxReason } from '../core/errors/siwx.js'
import { parseSiwxTime } from './parseSiwxTime.js'
import type { SiwxMessageData } from './types.js'

const CLOCK_SKEW_MS = 300_000
/** Also that of a message without an expiration time. */
export const LIFETIME_MAX_MS = 86_400_000

/**
 * Asserts that the fields of a sign-in message are the expected ones. All
 * expectations are required, so that none is forgotten. Clocks may differ by
 * five minutes, and a message is valid for 24 hours at most.
 *
 * Derive `data` from the signed text, with `parseSiwxMessage`.
 *
 * @param parameters.data - fields of the message
 * @param parameters.domain - expected host and port, exact
 * @param parameters.uri - expected origin; any path of it is accepted
 * @param parameters.chainIds - accepted networks, as CAIP-2 IDs
 * @param parameters.address - expected address with its checksum, or `any`
 * where the message itself says who signs in
 * @param parameters.nonce - expected nonce
 * @param parameters.requestId - expected request ID, `undefined` for none
 * @param parameters.requireExpiration - whether the message needs an
 * expiration time, which is optional in EIP-4361; default `true`
 * @param parameters.now - Unix time in milliseconds
 * @param parameters.maxAgeMs - accepted age, in milliseconds, besides the clock
 * skew: the lifetime of the nonce, as the wallet's prompt may stay open that
 * long; the lifetime of the session for a stored message
 * @throws SiwxMessageError with the field as `reason`
 *
 * @example
 * checkSiwxMessage({
 *   data: parseSiwxMessage(message),
 *   domain: 'shop.example',
 *   uri: 'https://shop.example',
 *   chainIds: ['eip155:1'],
 *   address,
 *   nonce,
 *   requestId: undefined,
 *   now: Date.now(),
 *   maxAgeMs: 600_000,
 * })
 */
export function checkSiwxMessage(
  parameters: checkSiwxMessage.Parameters,
): void {
  const { address, chainIds, data, domain, nonce, requestId, uri } = parameters
  // Without an expectation, nothing is accepted.
  const isSame = (value: string, expected: string) =>
    Boolean(expected) && value === expected
  expect(isSame(data.domain, domain), 'domain', 'the domain of this site')
  const { scheme } = data
  const isScheme =
    scheme === undefined ||
    (URL.canParse(uri) && new URL(uri).protocol === `${scheme.toLowerCase()}:`)
  expect(isScheme, 'domain', 'the scheme of this site')
  expect(isOrigin(data.uri, uri), 'uri', 'an address of this site')
  expect(data.version === '1', 'version', '1')
  // Text has `includes` too.
  const isAccepted = Array.isArray(chainIds) && chainIds.includes(data.chainId)
  expect(isAccepted, 'chainId', 'an accepted network')
  expect(
    address === 'any' || isSame(data.accountAddress, address),
    'address',
    'the account that signs in',
  )
  expect(isSame(data.nonce, nonce), 'nonce', 'the issued nonce')
  expect(data.requestId === requestId, 'requestId', 'the issued request ID')
  checkTimes(parameters)
}

export declare namespace checkSiwxMessage {
  type Parameters = {
    data: SiwxMessageData
    domain: string
    uri: string
    chainIds: readonly string[]
    address: string
    nonce: string
    requestId: string | undefined
    requireExpiration?: boolean | undefined
    /** Unix time in milliseconds. */
    now: number
    /** In milliseconds. */
    maxAgeMs: number
  }
  type ErrorType = SiwxMessageError
}

function checkTimes(parameters: checkSiwxMessage.Parameters) {
  const { data, maxAgeMs, now, requireExpiration = true } = parameters
  const issued = parseSiwxTime(data.issuedAt) ?? Number.NaN
  const isOpen = data.expirationTime === undefined && !requireExpiration
  const expires = isOpen
    ? issued + LIFETIME_MAX_MS
    : (parseSiwxTime(data.expirationTime) ?? Number.NaN)
  // Comparisons with NaN are false: a missing or malformed time is rejected.
  expect(
    issued - now <= CLOCK_SKEW_MS && now - issued <= maxAgeMs + CLOCK_SKEW_MS,
    'issuedAt',
    'a time close to now',
  )
  expect(
    expires > now && expires > issued && expires - issued <= LIFETIME_MAX_MS,
    'expirationTime',
    'a time within 24 hours',
  )
  if (data.notBefore === undefined) return
  const starts = parseSiwxTime(data.notBefore) ?? Number.NaN
  expect(
    starts - now <= CLOCK_SKEW_MS && starts < expires,
    'notBefore',
    'a time that has come',
  )
}

/** Parsers of URLs skip these characters, so they are rejected here. */
const odd = /[\s\\\p{C}]|[^\x21-\x7e]/u

function isOrigin(value: string, expected: string) {
  if (odd.test(value) || !URL.canParse(value) || !URL.canParse(expected))
    return false
  const { origin, password, protocol, username } = new URL(value)
  return (
    /^https?:$/.test(protocol) &&
    !username &&
    !password &&
    origin === new URL(expected).origin
  )
}

function expect(isRight: boolean, reason: SiwxReason, expected: string) {
  if (isRight) return
  throw new SiwxMessageError({ reason, details: `Expected ${expected}.` })
}
