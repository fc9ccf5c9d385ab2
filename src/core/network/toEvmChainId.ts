import { InvalidCaipChainIdError } from '../errors/caip.js'
import { readEvmChainId } from './readEvmChainId.js'

/**
 * Parses an EVM chain ID in any form that wallets and services use.
 *
 * @param value - `31337`, `'31337'`, `'0x7a69'` or `'eip155:31337'`
 * @returns a positive integer
 * @throws InvalidCaipChainIdError for anything else
 *
 * @example
 * toEvmChainId('0x7a69') // 31337
 */
export function toEvmChainId(
  value: toEvmChainId.Parameters,
): toEvmChainId.ReturnType {
  const id = readEvmChainId(value)
  if (id === undefined) throw new InvalidCaipChainIdError({ value })
  return id
}

export declare namespace toEvmChainId {
  type Parameters = string | number
  type ReturnType = number
  type ErrorType = InvalidCaipChainIdError
}
