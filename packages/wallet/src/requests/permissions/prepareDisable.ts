import type { Address } from 'viem'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import {
  type PreparedCall,
  prepareTransactions,
} from '../calls/prepareTransactions.js'
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
