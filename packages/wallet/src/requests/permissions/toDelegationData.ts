import type { TypedDataDefinition } from 'viem'
import { DELEGATION_MANAGER } from '../../core/contracts.js'
import type { Delegation } from './delegation.js'

/** Structured data (EIP-712) that the delegator signs. */
export function toDelegationData(
  delegation: Omit<Delegation, 'signature'>,
  chainId: number,
): TypedDataDefinition<typeof types, 'Delegation'> {
  const { authority, caveats, delegate, delegator, salt } = delegation
  return {
    domain: {
      ...{ chainId, name: 'DelegationManager', version: '1' },
      verifyingContract: DELEGATION_MANAGER,
    },
    message: { authority, caveats, delegate, delegator, salt },
    primaryType: 'Delegation',
    types,
  }
}

/** Arguments of caveats are not signed: the redeemer fills them in. */
const types = {
  Caveat: [
    { name: 'enforcer', type: 'address' },
    { name: 'terms', type: 'bytes' },
  ],
  Delegation: [
    { name: 'delegate', type: 'address' },
    { name: 'delegator', type: 'address' },
    { name: 'authority', type: 'bytes32' },
    { name: 'caveats', type: 'Caveat[]' },
    { name: 'salt', type: 'uint256' },
  ],
} as const
