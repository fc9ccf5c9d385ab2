import { SiwxMessageError } from '../core/errors/siwx.js'
import { createSiwxMessage } from './createSiwxMessage.js'
import type { SiwxMessageData } from './types.js'

const head =
  /^(?:([a-zA-Z][a-zA-Z0-9+.-]*):\/\/)?([^\s]+) wants you to sign in with your (Ethereum|Solana) account:$/

const fields = [
  ['URI: ', 'uri'],
  ['Version: ', 'version'],
  ['Chain ID: ', 'chainId'],
  ['Nonce: ', 'nonce'],
  ['Issued At: ', 'issuedAt'],
  ['Expiration Time: ', 'expirationTime'],
  ['Not Before: ', 'notBefore'],
  ['Request ID: ', 'requestId'],
] as const

/**
 * Parses the text of a sign-in message by the whole grammar: the text is
 * rebuilt from its fields and has to be the same, so extra, repeated or
 * reordered lines, other line ends and surrounding text are rejected.
 *
 * Standards: EIP-4361, CAIP-122.
 *
 * @returns the fields; `chainId` is a CAIP-2 ID
 * @throws SiwxMessageError when the text departs from the form; `reason` names
 * the field or is `format`
 *
 * @example
 * const { accountAddress, nonce } = parseSiwxMessage(message)
 */
export function parseSiwxMessage(text: string): SiwxMessageData {
  const lines = typeof text === 'string' ? text.split('\n') : []
  const [, scheme, domain, name] = head.exec(lines.shift() ?? '') ?? []
  const accountAddress = lines.shift()
  if (!domain || !accountAddress || lines.shift() !== '') throw toError()
  const statement = takeStatement(lines, name === 'Ethereum')
  const data: SiwxMessageData = {
    accountAddress,
    domain,
    ...(scheme !== undefined && { scheme }),
    ...(statement !== undefined && { statement }),
    ...takeFields(lines, name === 'Ethereum' ? 'eip155' : 'solana'),
  }
  if (lines.length > 0) {
    if (lines.shift() !== 'Resources:') throw toError()
    data.resources = lines.map((line) => {
      if (!line.startsWith('- ')) throw toError()
      return line.slice(2)
    })
  }
  if (createSiwxMessage(data) !== text) throw toError()
  return data
}

export declare namespace parseSiwxMessage {
  type ReturnType = SiwxMessageData
  type ErrorType = SiwxMessageError
}

/** Without one, EIP-4361 has two empty lines, and Solana's form has one. */
function takeStatement(lines: string[], isEvm: boolean) {
  if (!isEvm && lines[0]?.startsWith(fields[0][0])) return undefined
  if (isEvm && lines[0] === '') {
    lines.shift()
    return undefined
  }
  const statement = lines.shift()
  if (lines.shift() !== '') throw toError()
  return statement
}

function takeFields(lines: string[], namespace: string) {
  const taken: Partial<Record<(typeof fields)[number][1], string>> = {}
  for (const [start, key] of fields) {
    if (!lines[0]?.startsWith(start)) continue
    taken[key] = lines.shift()?.slice(start.length) ?? ''
  }
  const { chainId = '', nonce = '', uri = '', version = '', ...rest } = taken
  return { ...rest, chainId: `${namespace}:${chainId}`, nonce, uri, version }
}

function toError() {
  return new SiwxMessageError({
    reason: 'format',
    details: 'Expected the text of EIP-4361 or CAIP-122.',
  })
}
