import { type Hex, hashStruct } from 'viem'
import type { Delegation } from './delegation.js'
import { toDelegationData } from './toDelegationData.js'

/** Hash by which the DelegationManager knows a delegation, on every chain. */
export function hashDelegation(delegation: Delegation): Hex {
  const { message, primaryType, types } = toDelegationData(delegation, 0)
  return hashStruct({ data: { ...message }, primaryType, types })
}
