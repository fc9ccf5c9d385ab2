import { HostError } from 'latchkey/frame'
import { ENTRY_POINT } from '../../core/contracts.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { StoredOperation } from './operation.js'

/**
 * Hands a signed operation to the bundler; again is once, because of its
 * nonce. The hash in the answer is not looked at.
 *
 * @returns `taken`: it has it, or the nonce is used; `refused`: it has
 * validated and rejected it; `unknown`: there was no answer, or one that a
 * gateway may give after it has queued the operation
 */
export async function sendOperation(parameters: {
  chain: FrameChain
  operation: StoredOperation
  rpc: Rpc
}): Promise<
  { status: 'refused'; reason: HostError } | { status: 'taken' | 'unknown' }
> {
  const { chain, operation, rpc } = parameters
  try {
    await rpc({ rpcUrls: [chain.bundlerUrl ?? ''] }, 'eth_sendUserOperation', [
      operation.request,
      ENTRY_POINT,
    ])
    return { status: 'taken' }
  } catch (error) {
    if (!(error instanceof HostError)) return { status: 'unknown' }
    if (/already known|AA25/i.test(error.message)) return { status: 'taken' }
    return isRejection(error.code) // guard: rejection
      ? { reason: error, status: 'refused' }
      : { status: 'unknown' }
  }
}

/**
 * Codes of a rejected operation (ERC-7769), and of an unknown method. Others,
 * like -32603 or -32000, do not say that no copy was queued.
 */
function isRejection(code: unknown) {
  if (typeof code !== 'number') return false
  return (
    code === -32601 || code === -32602 || (code <= -32500 && code >= -32521)
  )
}
