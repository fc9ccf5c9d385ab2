/**
 * Whether a chain ID belongs to an EVM network, in any form the frame uses.
 * Does not check that the chain exists.
 *
 * @example
 * isEvmChainId(31337) // true
 * isEvmChainId('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp') // false
 */
export function isEvmChainId(chainId: string | number): boolean {
  const text = String(chainId)
  return !text.includes(':') || text.startsWith('eip155:')
}
