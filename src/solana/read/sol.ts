/** The native coin of every cluster. */
export const sol = {
  address: undefined,
  decimals: 9,
  name: 'Solana',
  symbol: 'SOL',
} as const
