import type { ConnectorType } from '../core/features/features.js'
import type { Wallet } from '../core/wallet.js'
import { mergeExplorer } from './mergeExplorer.js'
import { orderWallets } from './orderWallets.js'
import { toNameKey } from './toNameKey.js'

/**
 * Merges the local list with the explorer's wallets and returns the wallets
 * shown first, and all wallets.
 *
 * @param parameters.local - list without the explorer
 * @param parameters.featured - explorer wallets the app features
 * @param parameters.recommended - explorer wallets that fill remaining slots
 * @param parameters.pages - explorer wallets of all loaded pages, or search
 * results
 * @param parameters.featuredIds - explorer IDs, in order
 * @param parameters.search - search text of `pages`
 */
export function assembleWallets(
  parameters: assembleWallets.Parameters,
): assembleWallets.ReturnType {
  const { featured, local, order, pages, recommended, search } = parameters
  const rows = [...featured, ...recommended, ...pages]
  const merged = mergeExplorer(local, rows)
  const rest = new Set(merged.rest.map(({ id }) => id))
  const shown = featured.filter(({ id }) => rest.has(id))
  const isCounted = ({ group }: Wallet) =>
    ['custom', 'featured', 'injected'].includes(group)
  const listed = local.filter(({ group }) => group === 'recommended').length
  const slots = countRecommended({
    ...parameters,
    count: local.filter(isCounted).length + shown.length,
    hasCustom: local.some(({ group }) => group === 'custom'),
  })
  const filling = recommended.filter(({ id }) => rest.has(id))
  const wallets = orderWallets(
    [
      ...merged.local,
      ...shown,
      ...filling.slice(0, Math.max(slots - listed, 0)),
    ],
    { featured: parameters.featuredIds, order },
  )
  return {
    wallets,
    all: search
      ? find(search, merged.local, mergeExplorer(merged.local, pages).all)
      : merged.all,
  }
}

export declare namespace assembleWallets {
  type Parameters = {
    local: readonly Wallet[]
    featured: readonly Wallet[]
    recommended: readonly Wallet[]
    pages: readonly Wallet[]
    search?: string | undefined
    order?: readonly ConnectorType[] | undefined
    featuredIds?: readonly string[] | undefined
    hasConnector: boolean
    hasEmail: boolean
    hasSocials: boolean
  }
  type ReturnType = { wallets: readonly Wallet[]; all: readonly Wallet[] }
}

/**
 * The explorer's search has its own rules; local wallets match by part of
 * their name.
 */
function find(
  search: string,
  local: readonly Wallet[],
  found: readonly Wallet[],
) {
  const keys = new Set(found.map(({ key }) => key))
  const lower = search.toLowerCase()
  const named = local.filter(
    ({ key, name }) =>
      !keys.has(key) &&
      (name.toLowerCase().includes(lower) || toNameKey(name) === lower),
  )
  return [...named, ...found]
}

/** Maximum number of recommended wallets when the list has no others. */
const MAX_RECOMMENDED = 4

/**
 * Returns how many explorer wallets to recommend: fewer the more other ways to
 * connect there are, and none if they could not be connected.
 *
 * @param parameters.count - featured, custom and injected wallets of the list
 */
function countRecommended(parameters: {
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
