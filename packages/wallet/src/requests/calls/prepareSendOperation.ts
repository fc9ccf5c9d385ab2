import { HostError } from 'latchkey/frame'
import { bytesToHex, toHex } from 'viem'
import type { FrameChain } from '../../node/loadConfig.js'
import type {
  ApprovalParameters,
  PreparedApproval,
} from '../approval/preparedApproval.js'
import type { Delegation } from '../smartAccount/readDelegation.js'
import type { Bundles } from './createBundles.js'
import { parseSendOperation } from './parseSendOperation.js'
import { prepareOperationCalls } from './prepareOperationCalls.js'

/**
 * Prepares the approval of an `eth_sendUserOperation` (ERC-7769): its calls,
 * in an operation that the wallet fills in. The answer is its hash.
 *
 * @throws HostError 4200 where the account has no user operations, and what
 * `parseSendOperation` and `prepareOperationCalls` throw
 */
export async function prepareSendOperation(
  parameters: prepareSendOperation.Parameters,
): Promise<PreparedApproval> {
  const { account, chain, delegation, hasBundler, params } = parameters
  const { address } = account
  const { calls, nonce } = parseSendOperation({ address, params })
  const isPossible = delegation === 'none' || delegation === 'ours'
  if (!isPossible || !(await hasBundler(chain)))
    throw new HostError({
      message: 'The account has no user operations on this network',
      code: 4200,
    })
  const id =
    nonce === undefined
      ? bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
      : `nonce ${toHex(nonce)}`
  const prepared = await prepareOperationCalls({
    ...{ ...parameters, delegation },
    request: { calls, id, nonce },
  })
  return { ...prepared, run: async () => (await prepared.run()).hash }
}

export declare namespace prepareSendOperation {
  type Parameters = ApprovalParameters & {
    assertSession(): Promise<void>
    bundles: Bundles
    delegation: Delegation
    hasBundler(chain: FrameChain): Promise<boolean>
    /** The app in its session. */
    scope: string
  }
}
