import type { Address } from 'viem'
import { EVM_NATIVE_PLACEHOLDER } from '../../core/constants.js'

/** The CAIP-10 id by which the API knows a token. */
export function toSwapId(
  caipNetworkId: string,
  address: Address | undefined,
): string {
  return `${caipNetworkId}:${address ?? EVM_NATIVE_PLACEHOLDER}`
}
