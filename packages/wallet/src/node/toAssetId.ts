/** How the API names the native coin of a chain. */
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const NATIVE_SOLANA = 'So11111111111111111111111111111111111111111'

/**
 * CAIP-10 by which the API names an asset.
 *
 * @param address - of a token, or its mint. Default: the native coin
 */
export function toAssetId(caipNetworkId: string, address?: string): string {
  if (caipNetworkId.startsWith('solana:'))
    return `${caipNetworkId}:${address ?? NATIVE_SOLANA}`
  return `${caipNetworkId}:${address ?? NATIVE}`.toLowerCase()
}
