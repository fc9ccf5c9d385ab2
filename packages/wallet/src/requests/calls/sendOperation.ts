import { HostError } from 'latchkey/frame'
import { ENTRY_POINT } from '../../core/contracts.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { StoredOperation } from './operation.js'

/**
 * Hands a signed operation to the bundler; again is once, because of its
 * nonce. The hash in the answer is not looked at.
 *
 * @returns `taken`: it has it, or the nonce is used; `refused`: it has not;
 * `unknown`: there was no answer
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
    if (!(error instanceof HostError) || typeof error.code !== 'number')
      return { status: 'unknown' }
    return /already known|AA25/i.test(error.message)
      ? { status: 'taken' }
      : { reason: error, status: 'refused' }
  }
}
