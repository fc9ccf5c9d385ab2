import { KitError } from './base.js'
import { getMember } from './getMember.js'

/** Codes of a user rejection: EIP-1193, WalletConnect (CAIP-25), ethers. */
const codes: readonly unknown[] = [4001, 5000, 'ACTION_REJECTED']

/** Errors of a node that may quote a contract: reverted, not accepted. */
const nodeCodes: readonly unknown[] = [3, -32003]

/** What libraries put in front of a wallet's sentence. */
const prefix = /^(?:(?:error|metamask[\w ]*|[45]\d{3}|8546): ?)+/i

const no =
  '(?:rejected|declined|denied|dismissed|refused|disapproved|cancell?ed)'
const asked =
  'request|signature|signing|connection|confirmation|message|approval|authori[sz]ation|permission'

/**
 * Texts with which wallets decline. Each starts the text: a sentence that
 * only quotes one of them, such as the reason of a reverted call, is none.
 */
const sentences: readonly RegExp[] = [
  // MetaMask, Coinbase Wallet, Enkrypt, Trust Wallet, Phantom, Fireblocks.
  new RegExp(`^(?:the )?user(?: has)?[ _]?${no}`, 'i'),
  /^(?:the )?user (?:closed|aborted|did not (?:approve|confirm|sign))\b/i,
  // Rainbow, Frame, Solflare, Glow.
  new RegExp(`^(?:the )?(?:${asked})(?: (?:was|has been|is))? ${no}\\b`, 'i'),
  // SafePal, Ledger Live, Trezor, Backpack.
  new RegExp(
    `^(?:the )?(?:[a-z]+ ){0,3}(?:was |has been )?${no} by (?:the )?user\\b`,
    'i',
  ),
  // The whole text.
  new RegExp(`^${no}[.!]?$`, 'i'),
  /^(?:the )?(?:popup|plugin|modal|window|prompt)(?: window)?(?: was| is)? closed[.!]?$/i,
]

/**
 * Whether an error is a wallet's way to say that the user declined, by its
 * code or, for wallets without codes, by its words. Causes are not read.
 *
 * @example
 * isDecline('User Rejected Request: The user rejected the request.') // true
 */
export function isDecline(error: unknown): boolean {
  if (typeof error === 'string') return isSentence(error)
  if (error instanceof KitError) return false
  const code = getMember(error, 'code')
  if (codes.includes(code)) return true
  if (nodeCodes.includes(code)) return false
  return ['details', 'message'].some((key) => {
    const text = getMember(error, key)
    return typeof text === 'string' && isSentence(text)
  })
}

function isSentence(text: string) {
  const plain = text.trim().replace(prefix, '')
  return sentences.some((sentence) => sentence.test(plain))
}
