/**
 * Whether a chain id is one of an EVM network, in any form the frame uses.
 * Whether such a chain exists is not asked.
 *
 * @example
 * isEvmChainId(31337) // true
 * isEvmChainId('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp') // false
 */
export function isEvmChainId(chainId: string | number): boolean {
  const text = String(chainId)
  return !text.includes(':') || text.startsWith('eip155:')
}
