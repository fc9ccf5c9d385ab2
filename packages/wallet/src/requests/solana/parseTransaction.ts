import { createByteReader } from './createByteReader.js'
import { type ParsedMessage, parseMessage } from './parseMessage.js'

export type ParsedTransaction = {
  /** All that is sent: the signatures, then the message. */
  bytes: Uint8Array
  /** Where in `bytes` the first signature stands. */
  signaturesAt: number
  /** One per signer; zeros where none is yet. */
  signatures: readonly Uint8Array[]
  /** Exactly the bytes that are signed. */
  messageBytes: Uint8Array
  message: ParsedMessage
}

const SIGNATURE_BYTES = 64

/**
 * Reads a serialized transaction (legacy or version 0) to its last byte;
 * `undefined` when the bytes are none.
 */
export function parseTransaction(
  bytes: Uint8Array,
): ParsedTransaction | undefined {
  const head = readSignatures(bytes)
  const message = head && parseMessage(head.messageBytes)
  if (!message || head.signatures.length !== message.signerCount) return
  return { bytes, message, ...head }
}

function readSignatures(bytes: Uint8Array) {
  try {
    const reader = createByteReader(bytes)
    const count = reader.count()
    const signaturesAt = bytes.length - reader.left()
    const signatures = Array.from({ length: count }, () =>
      reader.take(SIGNATURE_BYTES),
    )
    const messageBytes = reader.take(reader.left())
    return { signaturesAt, signatures, messageBytes }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
