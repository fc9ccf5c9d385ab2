import { HostError } from 'latchkey/frame'
import { isHex, parseTransaction } from 'viem'

/**
 * Whether signed bytes may be passed on unasked: they must decode, and be for
 * the chain of the request.
 *
 * @throws HostError -32602 otherwise
 */
export function checkRawTransaction(params: unknown, chainId: number): void {
  const [raw] = Array.isArray(params) ? params : []
  const signed = readChainId(raw)
  if (signed !== chainId)
    throw new HostError({
      message:
        signed === undefined
          ? 'The signed transaction cannot be read'
          : 'The signed transaction is for another network',
      code: -32602,
    })
}

function readChainId(raw: unknown) {
  if (!isHex(raw)) return undefined
  try {
    return parseTransaction(raw).chainId
  } catch {
    return undefined
  }
}
