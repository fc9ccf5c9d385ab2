import { InvalidParamsRpcError } from 'viem'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'

/**
 * Reads `[{ chainId: '0x...' }]`, the parameters of EIP-3326 and EIP-3085.
 *
 * @throws InvalidParamsRpcError -32602 for anything else
 */
export function readChainId(params: unknown): number {
  const target: unknown = Array.isArray(params) ? params[0] : undefined
  try {
    const { chainId } = target as { chainId: unknown }
    if (typeof chainId === 'string' && /^0x/i.test(chainId))
      return toEvmChainId(chainId)
  } catch {
    // Falls through to the error below.
  }
  throw new InvalidParamsRpcError(
    new Error('Expected `[{ chainId }]` with a 0x-prefixed chain id.'),
  )
}
