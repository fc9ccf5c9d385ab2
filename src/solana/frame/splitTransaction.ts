import { encodeBase58 } from '../../core/address/encodeBase58.js'

/** Longest transaction that a Solana node accepts, in bytes. */
const MAX_LENGTH = 1_232
const SIGNATURE_LENGTH = 64
const KEY_LENGTH = 32

/**
 * Splits a serialized transaction, legacy or version 0, as far as needed to
 * know who signs what.
 *
 * @returns `undefined` for anything that is not a transaction
 */
export function splitTransaction(
  bytes: Uint8Array,
): splitTransaction.ReturnType | undefined {
  const count = bytes[0] ?? 0
  const start = 1 + count * SIGNATURE_LENGTH
  const message = bytes.subarray(start)
  const first = message[0] ?? 0
  const isVersioned = first >= 0x80
  const header = isVersioned ? 1 : 0
  // A length of two bytes would mean more keys than fit.
  const keyCount = message[header + 3] ?? 0
  const keys = header + 4
  if (
    bytes.length > MAX_LENGTH ||
    count === 0 ||
    (isVersioned && first !== 0x80) ||
    message[header] !== count ||
    keyCount < count ||
    keyCount >= 0x80 ||
    message.length < keys + keyCount * KEY_LENGTH
  )
    return undefined
  return {
    message,
    signatures: slice(bytes.subarray(1, start), SIGNATURE_LENGTH),
    signers: slice(
      message.subarray(keys, keys + count * KEY_LENGTH),
      KEY_LENGTH,
    ).map(encodeBase58),
  }
}

export declare namespace splitTransaction {
  type ReturnType = {
    /** The message that is signed. */
    message: Uint8Array
    /** One per signer, zeros if it is missing. */
    signatures: readonly Uint8Array[]
    /** Addresses in the order of the signatures. */
    signers: readonly string[]
  }
}

function slice(bytes: Uint8Array, length: number) {
  return Array.from({ length: bytes.length / length }, (_, index) =>
    bytes.subarray(index * length, (index + 1) * length),
  )
}
