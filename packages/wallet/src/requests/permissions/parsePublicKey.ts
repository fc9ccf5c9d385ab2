import { bytesToBigInt, concat, type Hex, hexToBytes, numberToHex } from 'viem'

/** A curve `y² = x³ + ax + b` over a prime that is 3 modulo 4. */
type Curve = { a: bigint; b: bigint; p: bigint }

const curves: Readonly<Record<'secp256k1' | 'secp256r1', Curve>> = {
  secp256k1: { a: 0n, b: 7n, p: 2n ** 256n - 2n ** 32n - 977n },
  secp256r1: {
    a: -3n,
    b: 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn,
    p: 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n,
  },
}

/**
 * The point of a public key in SEC1 form, compressed or not; `undefined` if
 * there is no such key, because nobody could use what it is granted.
 */
export function parsePublicKey(
  parameters: parsePublicKey.Parameters,
): parsePublicKey.ReturnType {
  const { publicKey, type } = parameters
  const { a, b, p } = curves[type]
  const bytes = hexToBytes(publicKey)
  const isCompressed = bytes.length === 33 && (bytes[0] ?? 0) >> 1 === 1
  if (!isCompressed && (bytes.length !== 65 || bytes[0] !== 4)) return undefined
  const x = bytesToBigInt(bytes.subarray(1, 33))
  const square = modulo(x ** 3n + a * x + b, p)
  const y = isCompressed
    ? toRoot(square, bytes[0] === 3, p)
    : bytesToBigInt(bytes.subarray(33))
  if (x >= p || y >= p || modulo(y * y, p) !== square) return undefined
  const [left, right] = [x, y].map((value) => numberToHex(value, { size: 32 }))
  return {
    type,
    x,
    y,
    uncompressed: concat(['0x04', left as Hex, right as Hex]),
  }
}

export declare namespace parsePublicKey {
  type Parameters = { publicKey: Hex; type: 'secp256k1' | 'secp256r1' }
  type ReturnType =
    | (Pick<Parameters, 'type'> & { x: bigint; y: bigint; uncompressed: Hex })
    | undefined
}

/** One of the two square roots, if there are any. */
function toRoot(square: bigint, isOdd: boolean, p: bigint) {
  const root = power(square, (p + 1n) / 4n, p)
  return (root % 2n === 1n) === isOdd ? root : p - root
}

function power(base: bigint, exponent: bigint, p: bigint) {
  let result = 1n
  for (let bits = exponent; bits > 0n; bits >>= 1n) {
    if (bits & 1n) result = (result * base) % p
    base = (base * base) % p
  }
  return result
}

function modulo(value: bigint, p: bigint) {
  return ((value % p) + p) % p
}
