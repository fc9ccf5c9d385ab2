import { type Address, concat, type Hex, numberToHex } from 'viem'
import { ENFORCERS } from '../../core/contracts.js'
import type { Caveat } from './delegation.js'
import type { ContractCall, Permission } from './permission.js'

/**
 * Caveats that a permission consists of, one list per delegation. Targets and
 * selectors of one delegation combine freely, and so does the limit of value,
 * so functions with another limit get a delegation of their own.
 *
 * @param permission - checked permission
 * @param expiry - Unix time in seconds; nothing is allowed from then on
 */
export function toCaveats(
  permission: Permission,
  expiry: number,
): readonly (readonly Caveat[])[] {
  const timestamp = toCaveat('timestamp', uint(0, 16), uint(expiry, 16))
  if (permission.type === 'contract-call')
    return groupByLimit(permission).map(([limit, selectors]) => [
      toCaveat('allowedTargets', permission.address),
      toCaveat('allowedMethods', ...selectors),
      toCaveat('valueLte', uint(limit)), // guard: value limit
      timestamp, // guard: expiry of calls
    ])
  const { allowance, period, start } = permission
  const rate = [uint(allowance), uint(period), uint(start)]
  if (permission.type === 'native-token-recurring-allowance')
    return [
      [
        toCaveat('nativeTokenPeriodTransfer', ...rate),
        // With data, an allowance of 0 would still move tokens.
        toCaveat('exactCalldata'), // guard: no data
        timestamp, // guard: expiry of coins
      ],
    ]
  return [
    [
      toCaveat('erc20PeriodTransfer', permission.token, ...rate),
      toCaveat('valueLte', uint(0)), // guard: no coins
      timestamp, // guard: expiry of tokens
    ],
  ]
}

function groupByLimit({ functions }: ContractCall) {
  const groups = new Map<bigint, Set<Hex>>()
  for (const { selector, valueLimit } of functions) {
    const selectors = groups.get(valueLimit) ?? new Set()
    groups.set(valueLimit, selectors.add(selector))
  }
  return [...groups]
}

function toCaveat(
  name: keyof typeof ENFORCERS,
  ...terms: readonly (Address | Hex)[]
): Caveat {
  const enforcer = ENFORCERS[name]
  return { args: '0x', enforcer, terms: concat(['0x', ...terms]) }
}

function uint(value: bigint | number, size = 32) {
  return numberToHex(value, { size })
}
