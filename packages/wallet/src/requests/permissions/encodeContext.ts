import { encodeAbiParameters, type Hex } from 'viem'
import { type Delegation, delegationParameters } from './delegation.js'

/**
 * Encodes delegations as a permissions context (ERC-7715). A single one is what
 * `redeemDelegations` expects (ERC-7710). Of several, each ends a chain of its
 * own, because each has the root authority.
 */
export function encodeContext(delegations: readonly Delegation[]): Hex {
  return encodeAbiParameters(delegationParameters, [delegations])
}
