import {
  type Address,
  concat,
  encodeFunctionData,
  encodePacked,
  type Hex,
  isAddressEqual,
  parseAbi,
  size,
  slice,
} from 'viem'
import { DELEGATION_MANAGER, ENFORCERS } from '../../core/contracts.js'
import { decodeContext } from './decodeContext.js'
import type { Delegation } from './delegation.js'
import { encodeContext } from './encodeContext.js'

/** ERC-7579: one call, which reverts as a whole. */
const SINGLE_MODE: Hex = `0x${'00'.repeat(32)}`
const TRANSFER: Hex = '0xa9059cbb'

const redeemAbi = parseAbi([
  'function redeemDelegations(bytes[] contexts, bytes32[] modes, bytes[] executions)',
])

/**
 * Encodes a call by which the holder of a session key uses a permission. The
 * session key's account sends it to the DelegationManager (ERC-7710).
 *
 * @param parameters.context - permissions context of the grant
 * @param parameters.call - what the granting account shall do; `value` in base
 * units, default 0
 * @throws Error when the context is malformed or has no permission of this kind
 *
 * @example
 * const transaction = encodeRedemption({ context, call: { to, value: 1n } })
 * await sessionClient.sendTransaction(transaction)
 */
export function encodeRedemption(parameters: encodeRedemption.Parameters): {
  data: Hex
  to: Address
} {
  const { call, context } = parameters
  const { data = '0x', to, value = 0n } = call
  const delegations = decodeContext(context)
  if (!delegations) throw new Error('The permissions context is malformed')
  const delegation = delegations.find((one) => allows(one, { data, to }))
  if (!delegation) throw new Error('No permission covers such a call')
  const execution = encodePacked(
    ['address', 'uint256', 'bytes'],
    [to, value, data],
  )
  return {
    to: DELEGATION_MANAGER,
    data: encodeFunctionData({
      abi: redeemAbi,
      functionName: 'redeemDelegations',
      args: [[encodeContext([delegation])], [SINGLE_MODE], [execution]],
    }),
  }
}

export declare namespace encodeRedemption {
  type Parameters = {
    context: Hex
    call: { to: Address; data?: Hex | undefined; value?: bigint | undefined }
  }
}

/** Whether the kind of call fits. Limits are the chain's to judge. */
function allows(
  delegation: Delegation,
  { data, to }: { data: Hex; to: Address },
) {
  const findTerms = (name: keyof typeof ENFORCERS) =>
    delegation.caveats.find(({ enforcer }) =>
      isAddressEqual(enforcer, ENFORCERS[name]),
    )?.terms
  const selector = slice(concat([data, '0x00000000']), 0, 4)
  if (data === '0x') return findTerms('nativeTokenPeriodTransfer') !== undefined
  const token = findTerms('erc20PeriodTransfer')
  if (token) return selector === TRANSFER && lists(token.slice(0, 42), to)
  return (
    lists(findTerms('allowedTargets') ?? '0x', to) &&
    lists(findTerms('allowedMethods') ?? '0x', selector)
  )
}

/** Whether packed items of the same size include one. */
function lists(terms: string, item: Hex) {
  const length = 2 * size(item)
  const items: readonly string[] =
    terms.slice(2).match(new RegExp(`.{${length}}`, 'g')) ?? []
  return items.includes(item.slice(2).toLowerCase())
}
