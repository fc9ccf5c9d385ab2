const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bytes of base58 text, `undefined` when it is none. */
export function decodeBase58(text: string): Uint8Array | undefined {
  let value = 0n
  for (const letter of text) {
    const digit = alphabet.indexOf(letter)
    if (digit === -1) return undefined
    value = value * 58n + BigInt(digit)
  }
  const bytes: number[] = []
  for (; value > 0n; value /= 256n) bytes.unshift(Number(value % 256n))
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return Uint8Array.from([...Array<number>(zeros).fill(0), ...bytes])
}
