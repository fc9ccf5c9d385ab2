/**
 * Reads bytes from a wallet, which some return as a plain list of numbers.
 *
 * @returns `undefined` for anything else
 */
export function asBytes(value: unknown): Uint8Array | undefined {
  if (value instanceof Uint8Array) return Uint8Array.from(value)
  if (ArrayBuffer.isView(value))
    return new Uint8Array(
      value.buffer.slice(value.byteOffset, value.byteOffset + value.byteLength),
    )
  const isList = Array.isArray(value) && value.every(isByte)
  return isList ? Uint8Array.from(value) : undefined
}

function isByte(value: unknown) {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < 256
}
