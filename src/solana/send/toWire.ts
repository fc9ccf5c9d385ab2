const SIGNATURE_LENGTH = 64

/** Serializes a transaction of one signer; unsigned without a signature. */
export function toWire(
  message: Uint8Array,
  signature: Uint8Array = new Uint8Array(SIGNATURE_LENGTH),
): Uint8Array {
  return Uint8Array.from([1, ...signature, ...message])
}
