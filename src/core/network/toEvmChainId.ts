import { InvalidCaipChainIdError } from '../errors/caip.js'

/**
 * Parses an EVM chain ID in any form that wallets and services use.
 *
 * Standards: EIP-155, EIP-695 (hex), CAIP-2.
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
  const text = typeof value === 'string' ? value : undefined
  const digits = text?.startsWith('eip155:') ? text.slice(7) : text
  const isReadable =
    digits === undefined ||
    /^[0-9]{1,16}$/.test(digits) ||
    (digits === text && /^0x[0-9a-fA-F]{1,16}$/.test(digits))
  const id = digits === undefined ? value : isReadable ? Number(digits) : 0
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id <= 0)
    throw new InvalidCaipChainIdError({ value })
  return id
}

export declare namespace toEvmChainId {
  type Parameters = string | number
  type ReturnType = number
  type ErrorType = InvalidCaipChainIdError
}
