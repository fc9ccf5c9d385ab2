import { type Hex, hexToString, isHex } from 'viem'
import { readParameters } from '../../core/parameters/readParameters.js'

/** Errors without words, by selector; those of OpenZeppelin first. */
const selectors = {
  // EnforcedPause, Paused, ContractPaused, TokenPaused, TransfersPaused,
  // TransferPaused.
  paused: [
    ...['0xd93c0665', '0x9e87fac8', '0xab35696f', '0xe7792495'],
    ...['0x6ab17e05', '0xcd1fda9f'],
  ],
  // With an address: ERC20Blocked, AccountBlacklisted, Blacklisted,
  // BlacklistedAddress, AddressBlacklisted, AccountBlocked, Blocked,
  // BlockedAccount, AccountFrozen.
  blocked: [
    ...['0xbfe39372', '0x571f7b49', '0xffa4e618', '0xd33f19e7', '0xdaf49ab9'],
    ...['0x28e9b385', '0x75e91ce7', '0x86324895', '0x4f2a367e'],
  ],
}
const words = {
  paused: /\bpaus(?:ed|able)\b|EnforcedPause|when(?:Not)?Paused/i,
  blocked: /black-?\s?list|block-?\s?list|ERC20Blocked|\bfrozen\b|sanction/i,
}

/**
 * Reads from a failed call whether the token is paused, or blocks one of the
 * accounts, by the words and errors that tokens in use have. Any contract can
 * answer so: it is what the token says, and nothing more.
 *
 * @param parameters.data - revert data, as hex
 * @param parameters.text - message of the node
 * @returns `undefined` for any other reason
 * @throws ParameterError
 *
 * @example
 * readTokenRefusal({ data: '0xd93c0665' }) // 'paused'
 * readTokenRefusal({ text: 'Blacklistable: account is blacklisted' }) // 'blocked'
 */
export function readTokenRefusal(
  parameters: readTokenRefusal.Parameters,
): readTokenRefusal.ReturnType {
  const { data, text = '' } = readParameters(parameters, {
    data: 'string | undefined',
    text: 'string | undefined',
  })
  const isData = isHex(data) && data.length >= SELECTOR_LENGTH
  const selector = isData ? data.slice(0, SELECTOR_LENGTH).toLowerCase() : ''
  const said = isData && selector === ERROR ? toWords(data) : ''
  for (const kind of ['paused', 'blocked'] as const)
    if (
      selectors[kind].includes(selector) ||
      words[kind].test(said) ||
      words[kind].test(text)
    )
      return kind
  return undefined
}

export declare namespace readTokenRefusal {
  type Parameters = { data?: string | undefined; text?: string | undefined }
  type ReturnType = 'blocked' | 'paused' | undefined
}

/** `0x` and four bytes. */
const SELECTOR_LENGTH = 10
/** `Error(string)`. */
const ERROR = '0x08c379a0'

/** The words within the encoding, whatever is around them. */
function toWords(data: Hex) {
  try {
    return hexToString(data)
  } catch {
    return ''
  }
}
