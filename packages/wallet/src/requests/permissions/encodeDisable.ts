import { encodeFunctionData, type Hex } from 'viem'
import { type Delegation, delegationParameters } from './delegation.js'

const [{ components }] = delegationParameters

const disableAbi = [
  {
    type: 'function',
    name: 'disableDelegation',
    inputs: [{ type: 'tuple', name: 'delegation', components }],
    outputs: [],
    stateMutability: 'nonpayable',
  },
] as const

/**
 * Encodes the call by which the delegator ends a delegation for good, sent to
 * the DelegationManager.
 */
export function encodeDisable(delegation: Delegation): Hex {
  return encodeFunctionData({
    abi: disableAbi,
    functionName: 'disableDelegation',
    args: [delegation],
  })
}
