import { InvalidParamsRpcError } from 'viem'
import { getMember } from '../../core/errors/getMember.js'
import { readEvmChainId } from '../../core/network/readEvmChainId.js'

/**
 * Reads `[{ chainId: '0x...' }]`, the parameters of EIP-3326 and EIP-3085.
 *
 * @throws InvalidParamsRpcError -32602 for anything else
 */
export function readChainId(params: unknown): number {
  const target: unknown = Array.isArray(params) ? params[0] : undefined
  const chainId = getMember(target, 'chainId')
  const isHex = typeof chainId === 'string' && /^0x/i.test(chainId)
  const id = isHex ? readEvmChainId(chainId) : undefined
  if (id !== undefined) return id
  throw new InvalidParamsRpcError(
    new Error('Expected `[{ chainId }]` with a 0x-prefixed chain id.'),
  )
}
