import { parseMessage } from './parseMessage.js'
import { parseTransaction } from './parseTransaction.js'
import { OFF_CHAIN } from './readOffChain.js'

const VERSIONED = 0x80

/**
 * Whether a signature over these bytes could count as a transaction's, now or
 * in a later version of transactions. Signed as a message, its content would
 * not be shown.
 */
export function isTransactionLike(bytes: Uint8Array): boolean {
  const [first = 0] = bytes
  if (parseMessage(bytes) || parseTransaction(bytes)) return true
  return first >= VERSIONED && first !== OFF_CHAIN && !isText(bytes)
}

function isText(bytes: Uint8Array) {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
