/**
 * Whether a project has exceeded its plan's limits. Only the starter plan has
 * limits.
 *
 * @example
 * isUsageExceeded({ tier: 'pro', isAboveMauLimit: true, isAboveRpcLimit: true }) // false
 */
export function isUsageExceeded(limits: {
  tier: string
  isAboveMauLimit: boolean
  isAboveRpcLimit: boolean
}): boolean {
  const { isAboveMauLimit, isAboveRpcLimit, tier } = limits
  return tier === 'starter' && (isAboveMauLimit || isAboveRpcLimit)
}
