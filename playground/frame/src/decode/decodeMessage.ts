import { HostError } from 'latchkey/frame'
import { type Hex, hexToBytes, isHex, size, stringToHex } from 'viem'
import type { ApprovalView } from '../approval/view.js'
import { revealText } from '../format/revealText.js'

const MESSAGE_MAX_BYTES = 65_536

export type DecodedMessage = {
  /** The exact bytes that are shown and signed. */
  raw: Hex
  view: Pick<ApprovalView, 'action' | 'message' | 'rows' | 'warnings'>
}

/**
 * A `personal_sign` message (EIP-191) as it reads. A sign-in message (EIP-4361)
 * is only let through for the site, the account and the chain that ask.
 *
 * @throws HostError -32602 when it is malformed, too long or for another site
 */
export function decodeMessage(parameters: {
  message: unknown
  origin: string
  address: string
  chainId: number
}): DecodedMessage {
  const { message } = parameters
  if (typeof message !== 'string') throw refuse('The message is not a text')
  if (message.length > 2 * MESSAGE_MAX_BYTES + 2)
    throw refuse('The message is too long')
  const raw = isHex(message) ? toWholeBytes(message) : stringToHex(message)
  if (size(raw) > MESSAGE_MAX_BYTES) throw refuse('The message is too long')

  const text = toText(raw)
  if (text === undefined)
    return {
      raw,
      view: {
        action: 'Sign data',
        message: raw,
        rows: [],
        warnings: ['This is not a text. Sign only if you know what it is.'],
      },
    }
  const isSignIn = checkSignIn(text, parameters)
  return {
    raw,
    view: {
      action: isSignIn ? 'Sign in' : 'Sign a message',
      message: revealText(text),
      rows: [],
      warnings:
        revealText(text) === text
          ? []
          : ['The message has hidden characters, shown as ⟨U+…⟩.'],
    },
  }
}

function toWholeBytes(hex: Hex): Hex {
  if (hex.length % 2) throw refuse('The message is not whole bytes')
  return hex
}

function toText(raw: Hex) {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    return decoder.decode(hexToBytes(raw))
  } catch {
    return undefined
  }
}

const signInHint = /wants\s+you\s+to\s+sign\s+in\s+with/i
const signInShape =
  /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^\s/?#@]+) wants you to sign in with your Ethereum account:\n(0x[0-9a-fA-F]{40})\n/

/** True for a sign-in message to the site that asks, false for other text. */
function checkSignIn(
  text: string,
  expected: { origin: string; address: string; chainId: number },
): boolean {
  const head = text.slice(0, 2_048).replace(/[\p{Cf}\p{Cc}]/gu, ' ')
  if (!signInHint.test(head)) return false
  const [, scheme, domain, address] = signInShape.exec(text) ?? []
  const { host, protocol } = new URL(expected.origin)
  if (!domain) throw refuse('The sign-in message is malformed')
  if (domain !== host || (scheme && `${scheme}:` !== protocol))
    throw refuse('The sign-in message is for another site')
  if (address !== expected.address)
    throw refuse('The sign-in message is for another account')
  const [, chainId] = /^Chain ID: (\d{1,20})$/m.exec(text) ?? []
  if (chainId !== String(expected.chainId))
    throw refuse('The sign-in message is for another network')
  return true
}

function refuse(message: string) {
  return new HostError({ message, code: -32602 })
}
