export type ByteReader = {
  byte(): number
  take(length: number): Uint8Array
  /** A length as Solana's messages have it, in its only canonical form. */
  count(): number
  /** How many bytes are left. */
  left(): number
}

/** Reads bytes in order; throws `RangeError` at anything not as it must be. */
export function createByteReader(bytes: Uint8Array): ByteReader {
  let offset = 0

  function take(length: number) {
    const end = offset + length
    if (end > bytes.length) throw new RangeError('The bytes end too early')
    const part = bytes.subarray(offset, end)
    offset = end
    return part
  }

  const byte = () => take(1)[0] ?? 0

  return {
    byte,
    take,
    left: () => bytes.length - offset,
    count() {
      let value = 0
      for (let shift = 0; shift < 21; shift += 7) {
        const part = byte()
        value |= (part & 0x7f) << shift
        if (part & 0x80) continue
        // `0x80 0x00` says the same as `0x00`; the network refuses it too.
        if ((part === 0 && shift > 0) || value > 0xffff) break
        return value
      }
      throw new RangeError('A length is malformed')
    },
  }
}
