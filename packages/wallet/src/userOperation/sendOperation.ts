import { HostError } from 'latchkey/frame'
import type { Rpc } from '../chain/createRpc.js'
import type { FrameChain } from '../loadConfig.js'
import { ENTRY_POINT } from '../smartAccount/contracts.js'
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
}): Promise<'refused' | 'taken' | 'unknown'> {
  const { chain, operation, rpc } = parameters
  try {
    await rpc({ rpcUrls: [chain.bundlerUrl ?? ''] }, 'eth_sendUserOperation', [
      operation.request,
      ENTRY_POINT,
    ])
    return 'taken'
  } catch (error) {
    if (!(error instanceof HostError) || typeof error.code !== 'number')
      return 'unknown'
    return /already known|AA25/i.test(error.message) ? 'taken' : 'refused'
  }
}
