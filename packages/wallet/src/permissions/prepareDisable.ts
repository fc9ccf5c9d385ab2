import type { Address } from 'viem'
import {
  type PreparedCall,
  prepareTransactions,
} from '../calls/prepareTransactions.js'
import type { Rpc } from '../chain/createRpc.js'
import type { FrameChain } from '../loadConfig.js'
import { prepareBatch } from '../smartAccount/prepareBatch.js'
import type { Delegation } from './delegation.js'
import { toDisableCalls } from './toDisableCalls.js'

/**
 * Prepares the transactions that end delegations for good. Signed delegations
 * outlive the account's code, so they end without it.
 *
 * @throws HostError what `prepareBatch` and `prepareTransactions` throw
 */
export function prepareDisable(parameters: {
  chain: FrameChain
  delegations: readonly Delegation[]
  from: Address
  /** Whether the account can make several calls as one. */
  isOurs: boolean
  rpc: Rpc
}): Promise<readonly PreparedCall[]> {
  const { chain, delegations, from, isOurs, rpc } = parameters
  const calls = toDisableCalls(delegations)
  const common = { calls, chain, from, rpc }
  return isOurs && calls.length > 1
    ? Promise.all([prepareBatch({ ...common, delegation: 'ours' })])
    : prepareTransactions(common)
}
