/**
 * The native coin in CAIP-19 (SLIP-44), by namespace, or by CAIP-2 id where a
 * network has another coin.
 */
export const nativeAssets = {
  eip155: 'slip44:60',
  'eip155:56': 'slip44:714',
  'eip155:204': 'slip44:714',
  solana: 'slip44:501',
} as const
