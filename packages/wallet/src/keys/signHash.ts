import { secp256k1 } from '@noble/curves/secp256k1'
import { type Hex, hexToBytes, numberToHex, type Signature } from 'viem'

/**
 * Signs a digest as viem does (RFC 6979, low s), with a key that stays bytes:
 * a text could not be wiped.
 *
 * @param key - 32 bytes
 */
export function signHash(hash: Hex, key: Uint8Array): Required<Signature> {
  const { r, recovery, s } = secp256k1.sign(hexToBytes(hash), key, {
    lowS: true,
  })
  return {
    r: numberToHex(r, { size: 32 }),
    s: numberToHex(s, { size: 32 }),
    v: recovery ? 28n : 27n,
    yParity: recovery,
  }
}
