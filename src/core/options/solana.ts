/** Block explorer of Solana's public clusters. */
export const solanaExplorer = {
  name: 'Solana Explorer',
  url: 'https://explorer.solana.com',
} as const
