/** What a list recommends at most, when it has nothing else. */
const MAX_RECOMMENDED = 4

/**
 * How many wallets of the explorer a list recommends: fewer, the more other ways
 * to connect it has, and none where nothing could connect them.
 *
 * @param parameters.count - featured, custom and injected wallets of the list
 */
export function countRecommended(parameters: {
  count: number
  hasConnector: boolean
  hasCustom: boolean
  hasEmail: boolean
  hasSocials: boolean
}): number {
  const { count, hasConnector, hasCustom, hasEmail, hasSocials } = parameters
  if (!hasConnector && !hasCustom) return 0
  const others = count + Number(hasEmail) + Number(hasSocials)
  return Math.max(MAX_RECOMMENDED - others, 0)
}
