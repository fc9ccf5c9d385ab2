/** Block explorer of the public Solana clusters. */
export const solanaExplorer = {
  name: 'Solana Explorer',
  url: 'https://explorer.solana.com',
} as const
