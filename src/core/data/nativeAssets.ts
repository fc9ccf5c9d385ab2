/**
 * CAIP-19 asset reference (SLIP-44) of the native token, by namespace, or by
 * CAIP-2 ID for networks with another token.
 */
export const nativeAssets = {
  eip155: 'slip44:60',
  'eip155:56': 'slip44:714',
  'eip155:204': 'slip44:714',
  solana: 'slip44:501',
} as const
