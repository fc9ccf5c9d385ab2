import { Message } from '@solana/web3.js'
import { encodeBase58 } from '../../core/address/encodeBase58.js'
import { SolanaError } from '../../core/errors/solana.js'
import type { SolanaIntent } from '../../payments/solanaIntent.js'
import { programs } from '../programs.js'
import { decodeBase64 } from './decodeBase64.js'

/** Leaves room for the transfers in a transaction of 1,232 bytes. */
const MAX_BYTES = 512
/** Where the message of a transaction with one signature begins. */
const MESSAGE_OFFSET = 65

/**
 * Asserts that a memo is stored as the app has written it.
 *
 * @throws SolanaError `MEMO_INVALID`
 */
export function assertMemo(memo: unknown, count = 1): void {
  if (memo === undefined) return
  const bytes = typeof memo === 'string' ? encodeMemo(memo) : []
  const isValid =
    bytes.length > 0 &&
    bytes.length * count <= MAX_BYTES &&
    // Half a surrogate pair has no bytes of its own.
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      Uint8Array.from(bytes),
    ) === memo
  if (isValid) return
  const details = `${bytes.length} bytes, ${count} times`
  throw new SolanaError({ code: 'MEMO_INVALID', details })
}

export function encodeMemo(memo: string): readonly number[] {
  return [...new TextEncoder().encode(memo)]
}

/** Returns the memos of a message, base58, in order. */
export function readMemos(message: Message): readonly string[] {
  return message.instructions.flatMap(({ data, programIdIndex }) => {
    const program = message.accountKeys[programIdIndex]?.toBase58()
    return program === programs.memo ? [data] : []
  })
}

/**
 * Whether a payment of which bytes are known has another memo, and therefore
 * pays for something else.
 */
export function hasOtherMemo(
  { message, transaction }: SolanaIntent,
  memo: string | undefined,
): boolean {
  const bytes = transaction
    ? decodeBase64(transaction).subarray(MESSAGE_OFFSET)
    : message && decodeBase64(message)
  if (!bytes) return false
  const memos = readMemos(Message.from(bytes))
  if (memo === undefined) return memos.length > 0
  return !memos.includes(encodeBase58(Uint8Array.from(encodeMemo(memo))))
}
