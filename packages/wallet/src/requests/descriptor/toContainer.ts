import type { Address } from 'viem'
import type { Value } from './value.js'

/** What carries the data, as the standard names it. */
export function toContainer(parameters: {
  chainId: number
  from: Address
  to: Address
  value: bigint
}): Value {
  const { chainId, from, to, value } = parameters
  return {
    kind: 'struct',
    members: new Map<string, Value>([
      ['from', { kind: 'atom', type: 'address', value: from }],
      ['to', { kind: 'atom', type: 'address', value: to }],
      ['value', { kind: 'atom', type: 'uint256', value }],
      ['chainId', { kind: 'atom', type: 'uint256', value: BigInt(chainId) }],
    ]),
  }
}
