import { createRpcError } from '../createRpcError.js'
import type { SolanaKey } from './createSolanaKey.js'

/**
 * Returns a copy of a serialized Solana transaction, legacy or version 0, with
 * the key's signature in its place. Others' signatures stay.
 *
 * @throws an error of code -32602 when the transaction cannot be read, or does
 * not ask for this key's signature
 */
export function signTransaction(
  transaction: Uint8Array,
  key: SolanaKey,
): { signature: Uint8Array; transaction: Uint8Array } {
  const signed = Uint8Array.from(transaction)
  const count = readLength(signed, 0)
  const start = count.end + count.value * SIGNATURE_LENGTH
  const message = signed.subarray(start)
  // Version 0 has a byte of its own before the header.
  const header = (message[0] ?? 0) & 0x80 ? 1 : 0
  const keys = readLength(message, header + 3)
  const signers = Math.min(message[header] ?? 0, count.value, keys.value)
  for (let index = 0; index < signers; index++) {
    const at = keys.end + index * KEY_LENGTH
    const found = message.subarray(at, at + KEY_LENGTH)
    if (!key.publicKey.every((byte, place) => byte === found[place])) continue
    const signature = key.sign(message)
    signed.set(signature, count.end + index * SIGNATURE_LENGTH)
    return { signature, transaction: signed }
  }
  throw createRpcError({
    code: -32602,
    message: `The transaction does not ask for a signature of ${key.address}.`,
  })
}

const SIGNATURE_LENGTH = 64
const KEY_LENGTH = 32

/** Reads Solana's compact length: seven bits per byte, lowest first. */
function readLength(bytes: Uint8Array, from: number) {
  let value = 0
  for (let index = 0; index < 3; index++) {
    const byte = bytes[from + index] ?? 0
    value |= (byte & 0x7f) << (7 * index)
    if (byte < 0x80) return { value, end: from + index + 1 }
  }
  return { value: 0, end: from }
}
