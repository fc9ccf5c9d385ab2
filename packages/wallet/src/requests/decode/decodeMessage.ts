import { HostError } from 'latchkey/frame'
import { type Hex, hexToBytes, isHex, size, stringToHex } from 'viem'
import { revealText } from '../../core/format/revealText.js'
import type { Reach } from '../../core/spend/decidePlace.js'
import type { Strings } from '../../ui/language/translations/english.js'
import type { ApprovalView } from '../../ui/view.js'
import { checkSignIn } from './checkSignIn.js'
import { hasCapability } from './hasCapability.js'

const MESSAGE_MAX_BYTES = 65_536
/** A hash: contract wallets take its signature as one of what it stands for. */
const HASH_BYTES = 32
/** What no text has, but bytes that happen to be UTF-8. */
const CONTROL = /[^\P{Cc}\n\r\t]/u

export type DecodedMessage = {
  /** The exact bytes that are shown and signed. */
  raw: Hex
  /** What its signature is good for. */
  reach: Reach | undefined
  view: Pick<ApprovalView, 'action' | 'message' | 'rows' | 'warnings'>
}

/**
 * A message as it reads: of `personal_sign` (EIP-191), or of Solana. A sign-in
 * message (EIP-4361 and its like) is only let through for the site, the account
 * and the chain that ask.
 *
 * @throws HostError -32602 when it is malformed, too long or for another site
 */
export function decodeMessage(parameters: {
  message: unknown
  origin: string
  address: string
  /** A number, or the CAIP-2 id of a Solana cluster. */
  chainId: number | `solana:${string}`
  strings: Strings
}): DecodedMessage {
  const { message, strings } = parameters
  const { actions, warnings } = strings
  if (typeof message !== 'string') throw refuse('The message is not a text')
  if (message.length > 2 * MESSAGE_MAX_BYTES + 2)
    throw refuse('The message is too long')
  const raw = isHex(message) ? toWholeBytes(message) : stringToHex(message)
  if (size(raw) > MESSAGE_MAX_BYTES) throw refuse('The message is too long')

  const text = toText(raw)
  if (text === undefined)
    return {
      raw,
      reach: undefined,
      view: {
        action: actions.signData,
        message: raw,
        rows: [],
        warnings: [warnings.notText],
      },
    }
  const isSignIn = checkSignIn(text, parameters)
  const isGrant = hasCapability(text) // guard: capability
  return {
    raw,
    // guard: hash as text
    reach:
      size(raw) === HASH_BYTES || isGrant || CONTROL.test(text)
        ? undefined
        : isSignIn
          ? 'signIn'
          : 'text',
    view: {
      action: isSignIn ? actions.signIn : actions.signMessage,
      message: revealText(text),
      rows: [],
      warnings: revealText(text) === text ? [] : [warnings.hiddenCharacters],
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

function refuse(message: string) {
  return new HostError({ message, code: -32602 })
}
