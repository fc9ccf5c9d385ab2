/**
 * Reads an EVM chain ID in any form that wallets and services use.
 *
 * Standards: EIP-155, EIP-695 (hex), CAIP-2.
 *
 * @param value - `31337`, `'31337'`, `'0x7a69'` or `'eip155:31337'`
 * @returns a positive integer, `undefined` for anything else
 *
 * @example
 * readEvmChainId('0x7a69') // 31337
 */
export function readEvmChainId(value: unknown): number | undefined {
  const text = typeof value === 'string' ? value : undefined
  const digits = text?.startsWith('eip155:') ? text.slice(7) : text
  const isReadable =
    digits === undefined ||
    /^[0-9]{1,16}$/.test(digits) ||
    (digits === text && /^0x[0-9a-fA-F]{1,16}$/.test(digits))
  const id = digits === undefined ? value : isReadable ? Number(digits) : 0
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0
    ? id
    : undefined
}
