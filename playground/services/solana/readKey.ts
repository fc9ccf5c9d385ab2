import { PublicKey } from '@solana/web3.js'
import { createRpcError } from './createRpcError.js'

/**
 * A parameter that is an address.
 *
 * @throws RpcError -32602
 */
export function readKey(value: unknown): string {
  if (typeof value !== 'string')
    throw createRpcError(-32602, 'Invalid params: expected a string')
  try {
    const key = new PublicKey(value)
    if (key.toBase58() === value) return value
  } catch {}
  throw createRpcError(-32602, 'Invalid param: Invalid')
}
