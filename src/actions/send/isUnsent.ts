import { KitError } from '../../core/errors/base.js'
import { getErrorChain } from '../../core/errors/getErrorChain.js'
import { getMember } from '../../core/errors/getMember.js'
import { getWalletError } from '../../core/errors/getWalletError.js'

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
  const kit = getErrorChain(error).find((item) => item instanceof KitError)
  if (kit) return kit.sentToNetwork === 'no'
  const code = getWalletError(error)?.code ?? getMember(error, 'code')
  return unsentCodes.includes(code)
}
