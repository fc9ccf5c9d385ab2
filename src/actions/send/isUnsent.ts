import { KitError } from '../../core/errors/base.js'

/**
 * Answers of a wallet that come instead of a transaction: EIP-1193 refusals
 * and JSON-RPC complaints about the request itself.
 */
const unsentCodes: readonly unknown[] = [
  4001, 4100, 4200, 4901, 4902, 5700, 5710, -32005, -32004, -32002, -32600,
  -32601, -32602,
]

/**
 * Whether a failure proves that nothing was handed to the network. Anything
 * else may have gone out, and must be looked up.
 */
export function isUnsent(error: unknown): boolean {
  if (error instanceof KitError) return error.sentToNetwork === 'no'
  if (typeof error !== 'object' || error === null) return false
  return unsentCodes.includes(Reflect.get(error, 'code'))
}
