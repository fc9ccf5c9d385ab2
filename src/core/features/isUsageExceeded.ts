/**
 * Whether a project has used up its plan: only the starter plan has an end.
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
