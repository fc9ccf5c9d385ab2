import type { Spend, SpendLimit } from '../core/spend/spend.js'

/**
 * Whether a request takes more of an asset than its limit. On a network with a
 * limit, a request whose spending cannot be told counts as above it.
 *
 * @param parameters.spend - absent for what takes nothing, such as a message
 */
export function isAboveLimit(parameters: {
  caipNetworkId: string
  limits: readonly SpendLimit[]
  spend: Spend | undefined
}): boolean {
  const { caipNetworkId, spend } = parameters
  const limits = parameters.limits.filter(
    (limit) => limit.caipNetworkId === caipNetworkId,
  )
  if (!spend || limits.length === 0) return false
  if (spend === 'unknown') return true // guard: unknown-spend
  return limits.some(({ asset, units }) => {
    const sum = spend
      .filter((amount) => isSame(amount.asset, asset))
      .reduce((total, amount) => total + amount.units, 0n)
    return sum > units
  })
}

/** Of EVM addresses, the case of letters is a mere checksum. */
function isSame(a: string, b: string) {
  const isHex = a.startsWith('0x')
  return isHex ? a.toLowerCase() === b.toLowerCase() : a === b
}
