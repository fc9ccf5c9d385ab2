import type { Address } from 'viem'
import { EVM_NATIVE_PLACEHOLDER } from '../../core/constants/swap.js'

/** Returns the CAIP-10 id that the API uses for a token. */
export function toSwapId(
  caipNetworkId: string,
  address: Address | undefined,
): string {
  return `${caipNetworkId}:${address ?? EVM_NATIVE_PLACEHOLDER}`
}
