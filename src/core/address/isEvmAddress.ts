import { getAddress } from 'viem'

/**
 * Whether a value is an EVM address: `0x` and 40 hex characters.
 *
 * Standard: EIP-55 for the checksum. An all-lowercase or all-uppercase address
 * has no checksum and passes even with `strict`.
 *
 * @param value - any value; `false` unless it is a string
 * @param options.strict - requires a valid checksum for mixed case, default
 * `false`
 *
 * @example
 * isEvmAddress('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', { strict: true })
 */
export function isEvmAddress(
  value: unknown,
  options: isEvmAddress.Options = {},
): value is `0x${string}` {
  const { strict = false } = options
  if (typeof value !== 'string' || !/^0x[0-9a-fA-F]{40}$/.test(value))
    return false
  const digits = value.slice(2)
  const lower = digits.toLowerCase()
  if (!strict || digits === lower || digits === digits.toUpperCase())
    return true
  return getAddress(`0x${lower}`) === value
}

export declare namespace isEvmAddress {
  type Options = { strict?: boolean | undefined }
}
