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
  const isText = typeof value === 'string'
  if (isText && !pattern.test(value)) return undefined
  const id = isText ? Number(value.replace('eip155:', '')) : value
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0
    ? id
    : undefined
}

const pattern = /^(?:(?:eip155:)?[0-9]{1,16}|0x[0-9a-fA-F]{1,16})$/
