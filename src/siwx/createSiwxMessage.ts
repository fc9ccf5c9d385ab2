import { getAddress } from 'viem'
import { isEvmAddress } from '../core/address/isEvmAddress.js'
import { isSolanaAddress } from '../core/address/isSolanaAddress.js'
import { SiwxMessageError, type SiwxReason } from '../core/errors/siwx.js'
import { parseSiwxTime } from './parseSiwxTime.js'
import type { SiwxMessageData } from './types.js'

/** In characters. ReCap resources can be a few thousand characters long. */
const MESSAGE_MAX_LENGTH = 16_384

/** Hosts have underscores too, outside the public DNS. */
const label = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?'
/** An IPv6 address. */
const literal = '\\[[0-9a-fA-F:.]{2,45}\\]'
const domainPattern = new RegExp(
  `^(?=.{1,259}$)(${label}(?:\\.${label})*\\.?|${literal})` +
    '(?::([1-9][0-9]{0,4}))?$',
)
const schemePattern = /^[a-zA-Z][a-zA-Z0-9+.-]{0,31}$/
const noncePattern = /^[a-zA-Z0-9]{8,128}$/
/** `reserved`, `unreserved` and space of EIP-4361. */
const statementPattern = /^[a-zA-Z0-9 \-._~:/?#[\]@!$&'()*+,;=]{1,2048}$/
const fieldPattern =
  /^(?:URI|Version|Chain ID|Nonce|Issued At|Expiration Time|Not Before|Request ID|Resources):/
/** `pchar` of RFC 3986. */
const pchar = "(?:[a-zA-Z0-9\\-._~!$&'()*+,;=:@]|%[0-9a-fA-F]{2})"
const requestIdPattern = new RegExp(`^${pchar}{1,256}$`)
/** RFC 3986, without the IP literals of the future. */
const uriPattern = new RegExp(
  '^[a-zA-Z][a-zA-Z0-9+.-]*:' +
    `(?://(?:${pchar}+|${literal}(?::[0-9]{0,5})?)(?:/${pchar}*)*|/?(?:${pchar}+(?:/${pchar}*)*)?)` +
    `(?:\\?(?:${pchar}|[/?])*)?(?:#(?:${pchar}|[/?])*)?$`,
)

/**
 * Creates the text of a sign-in message.
 *
 * Standards: EIP-4361 on `eip155`, character by character as its grammar has
 * it, so that every strict parser reads it; CAIP-122 in the form of Sign-In
 * With Solana on `solana`.
 *
 * @param data - fields of the message; an EVM address without a checksum gets
 * one
 * @throws SiwxMessageError when a field is missing or malformed; `reason` names
 * it
 *
 * @example
 * createSiwxMessage({
 *   accountAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
 *   chainId: 'eip155:1',
 *   domain: 'shop.example',
 *   nonce: createSiwxNonce(),
 *   uri: 'https://shop.example/login',
 *   version: '1',
 *   issuedAt: new Date().toISOString(),
 * })
 */
export function createSiwxMessage(data: SiwxMessageData): string {
  const { address, isEvm, reference } = readAccount(data)
  const { domain, nonce, requestId, resources = [], uri, version } = data
  const { scheme } = data
  assertField(domain, 'domain', isDomain, 'lower-case host and port')
  if (scheme !== undefined && !(isEvm && schemePattern.test(scheme)))
    throw toError('domain', 'scheme of RFC 3986, on EVM networks only')
  assertField(uri, 'uri', isUri, 'URI of RFC 3986')
  assertField(version, 'version', (value) => value === '1', '1')
  assertField(
    nonce,
    'nonce',
    matches(noncePattern),
    '8 to 128 letters and digits',
  )
  const statement = data.statement || undefined
  if (statement !== undefined)
    assertField(statement, 'statement', isStatement, 'one line of ASCII text')
  if (requestId !== undefined)
    assertField(
      requestId,
      'requestId',
      matches(requestIdPattern),
      'pchar of RFC 3986',
    )
  if (!Array.isArray(resources) || !resources.every(isUri))
    throw toError('resources', 'URIs of RFC 3986')
  const text = [
    `${scheme === undefined ? '' : `${scheme}://`}${domain} wants you to sign in with your ${isEvm ? 'Ethereum' : 'Solana'} account:`,
    address,
    '',
    ...(statement === undefined ? (isEvm ? [''] : []) : [statement, '']),
    `URI: ${uri}`,
    `Version: ${version}`,
    `Chain ID: ${reference}`,
    `Nonce: ${nonce}`,
    ...toTimes(data, isEvm),
    ...(requestId === undefined ? [] : [`Request ID: ${requestId}`]),
    ...(resources.length > 0 ? ['Resources:'] : []),
    ...resources.map((resource) => `- ${resource}`),
  ].join('\n')
  if (text.length > MESSAGE_MAX_LENGTH)
    throw toError('format', `at most ${MESSAGE_MAX_LENGTH} characters`)
  return text
}

export declare namespace createSiwxMessage {
  type Parameters = SiwxMessageData
  type ReturnType = string
  type ErrorType = SiwxMessageError
}

function readAccount({ accountAddress, chainId }: SiwxMessageData) {
  const [namespace, reference = '', ...rest] = String(chainId).split(':')
  if (rest.length > 0 || typeof chainId !== 'string')
    throw toError('chainId', 'CAIP-2 ID')
  if (namespace === 'eip155') {
    const isId =
      /^[1-9][0-9]{0,15}$/.test(reference) &&
      Number.isSafeInteger(Number(reference))
    if (!isId) throw toError('chainId', 'EIP-155 chain ID')
    if (!isEvmAddress(accountAddress, { strict: true }))
      throw toError('address', 'EVM address with the checksum of EIP-55')
    return { address: toChecksum(accountAddress), isEvm: true, reference }
  }
  if (namespace !== 'solana') throw toError('chainId', '`eip155` or `solana`')
  // `localnet` is the cluster of a local validator, which has no fixed genesis.
  if (!/^(?:[1-9A-HJ-NP-Za-km-z]{32}|localnet)$/.test(reference))
    throw toError('chainId', 'genesis hash of a Solana cluster')
  if (!isSolanaAddress(accountAddress))
    throw toError('address', 'Solana address')
  return { address: accountAddress, isEvm: false, reference }
}

/** An address in one case has no checksum. */
function toChecksum(address: `0x${string}`) {
  return getAddress(`0x${address.slice(2).toLowerCase()}`)
}

function toTimes(data: SiwxMessageData, isEvm: boolean) {
  const { expirationTime, issuedAt, notBefore } = data
  if (issuedAt === undefined && isEvm) throw toError('issuedAt', 'time')
  const lines: string[] = []
  const times = [
    ['Issued At', 'issuedAt', issuedAt],
    ['Expiration Time', 'expirationTime', expirationTime],
    ['Not Before', 'notBefore', notBefore],
  ] as const
  for (const [name, reason, value] of times) {
    if (value === undefined) continue
    assertField(value, reason, isTime, 'RFC 3339 time in UTC')
    lines.push(`${name}: ${value}`)
  }
  return lines
}

const isTime = (value: string) => parseSiwxTime(value) !== undefined

function isDomain(value: string) {
  const [, host = '', port = '1'] = domainPattern.exec(value) ?? []
  // An IPv6 address has one form, which browsers write.
  return Number(port) < 65_536 && host !== '' && toHostname(host) === host
}

function isUri(value: unknown): value is string {
  if (typeof value !== 'string' || value.length >= 8_192) return false
  // Only an IPv6 address has a bracket.
  return uriPattern.test(value) && (!value.includes('[') || URL.canParse(value))
}

function toHostname(host: string) {
  if (!host.startsWith('[')) return host
  const text = `any://${host}`
  return URL.canParse(text) ? new URL(text).hostname : undefined
}

/** A statement that reads like a field confuses people and parsers. */
function isStatement(value: string) {
  return statementPattern.test(value) && !fieldPattern.test(value)
}

function matches(pattern: RegExp) {
  return (value: string) => pattern.test(value)
}

function assertField(
  value: unknown,
  reason: SiwxReason,
  isRight: (value: string) => boolean,
  expected: string,
) {
  if (typeof value !== 'string' || !isRight(value))
    throw toError(reason, expected)
}

function toError(reason: SiwxReason, expected: string) {
  return new SiwxMessageError({ reason, details: `Expected ${expected}.` })
}
