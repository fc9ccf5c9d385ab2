import { isSolanaAddress } from 'latchkey-wallet/base58'
import { createRpcError } from '../createRpcError.js'

/**
 * A parameter that is an address.
 *
 * @throws RpcError -32602
 */
export function readKey(value: unknown): string {
  if (typeof value !== 'string')
    throw createRpcError(-32602, 'Invalid params: expected a string')
  if (isSolanaAddress(value)) return value
  throw createRpcError(-32602, 'Invalid param: Invalid')
}
