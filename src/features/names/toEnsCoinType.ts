import { CoinTypeError } from '../../core/errors/nameRules.js'

/**
 * Returns the ENS coin type of an EVM chain.
 *
 * Standard: ENSIP-11, an unsigned 32-bit number: 0x80000000 OR chain ID.
 *
 * @param chainId - positive integer
 * @throws CoinTypeError from 0x80000000 on, which has no coin type
 *
 * @example
 * toEnsCoinType(8453) // 2147492101
 */
export function toEnsCoinType(chainId: number): number {
  if (!Number.isSafeInteger(chainId) || chainId <= 0 || chainId >= 0x8000_0000)
    throw new CoinTypeError({ chainId })
  return (0x8000_0000 | chainId) >>> 0
}

export declare namespace toEnsCoinType {
  type ErrorType = CoinTypeError
}
