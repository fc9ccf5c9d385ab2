import { concat, keccak256, stringToHex } from 'viem'

/**
 * The nonce of an operation, from what the app calls it: the entry point
 * takes each nonce once, so one id is carried out once, whoever sends it and
 * however often.
 */
export function getOperationNonce(origin: string, id: string): bigint {
  const hash = keccak256(
    concat([keccak256(stringToHex(origin)), keccak256(stringToHex(id))]),
  )
  // The first 192 bits are the key, whose first nonce is 0.
  return (BigInt(hash) % 2n ** 192n) << 64n
}
