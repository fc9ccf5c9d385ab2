import { CoinTypeError } from '../errors/nameRules.js'

/**
 * The coin type under which a name keeps the address of an EVM chain.
 *
 * Standard: ENSIP-11, an unsigned number of 32 bits: 0x80000000 OR chain id.
 *
 * @param chainId - whole number above zero
 * @throws CoinTypeError from 0x80000000 on, where none is left
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
