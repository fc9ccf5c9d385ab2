import { foldCase } from '../../core/address/foldCase.js'

/**
 * Warning shown before sending. It does not block the send.
 *
 * - `confusableName`: the typed name has hidden characters or letters of other
 *   scripts, and may not be the one it looks like
 * - `ownAddress`: the account pays itself
 * - `lookAlike`: starts and ends like an address dealt with before, but is
 *   another one
 * - `contract`: a contract or program, not a wallet
 * - `firstTime`: this browser has not sent to it before
 */
export type SendWarning =
  | 'confusableName'
  | 'ownAddress'
  | 'lookAlike'
  | 'contract'
  | 'firstTime'

/** Wallets and explorers shorten addresses to about this many characters. */
const SHOWN_LENGTH = 4

/**
 * Returns the most important warning that addresses alone can give.
 *
 * @param parameters.from - paying account
 * @param parameters.to - as typed
 * @param parameters.known - addresses dealt with before, of the same namespace
 *
 * @example
 * getSendWarning({ from: address, to: address }) // 'ownAddress'
 */
export function getSendWarning(parameters: {
  from: string | undefined
  to: string
  known?: readonly string[] | undefined
}): SendWarning | undefined {
  const { from, known = [], to } = parameters
  if (!to) return undefined
  const receiver = foldCase(to)
  const isSame = (address: string) => foldCase(address) === receiver
  if (from !== undefined && isSame(from)) return 'ownAddress'
  const others = from === undefined ? known : [from, ...known]
  const ends = toEnds(to)
  const isAlike = others.some(
    (address) => !isSame(address) && toEnds(address) === ends,
  )
  return isAlike ? 'lookAlike' : undefined
}

/** Ignores case: base58 addresses that differ only in case look alike too. */
function toEnds(address: string) {
  const text = address.toLowerCase().replace(/^0x/, '')
  return text.slice(0, SHOWN_LENGTH) + text.slice(-SHOWN_LENGTH)
}
