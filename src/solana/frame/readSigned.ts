import { decodeBase58 } from '../../core/address/decodeBase58.js'
import { splitTransaction } from './splitTransaction.js'

/** Base58 text of the longest transaction. */
const MAX_TEXT_LENGTH = 1_700

/**
 * Reads a signed transaction, which has to be the one that was asked for: the
 * same message, signed by the signer, the other signatures as they were.
 *
 * @returns its bytes, `undefined` for anything else
 */
export function readSigned(
  value: unknown,
  asked: { signer: string; transaction: Uint8Array },
): Uint8Array | undefined {
  if (typeof value !== 'string' || value.length > MAX_TEXT_LENGTH)
    return undefined
  const bytes = decodeBase58(value)
  const given = bytes && splitTransaction(bytes)
  const wanted = splitTransaction(asked.transaction)
  if (!given || !wanted || !isSame(given.message, wanted.message))
    return undefined
  const isRight = wanted.signers.every((signer, index) => {
    const signature = given.signatures[index] ?? new Uint8Array()
    return signer === asked.signer
      ? signature.some((byte) => byte !== 0)
      : isSame(signature, wanted.signatures[index] ?? new Uint8Array())
  })
  return isRight ? bytes : undefined
}

function isSame(one: Uint8Array, other: Uint8Array) {
  return (
    one.length === other.length &&
    one.every((byte, index) => byte === other[index])
  )
}
