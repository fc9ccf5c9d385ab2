import type { ConnectorType } from '../core/features/features.js'
import type { Wallet } from '../core/wallet.js'
import { mergeExplorer } from './mergeExplorer.js'
import { orderWallets } from './orderWallets.js'
import { toNameKey } from './toNameKey.js'

/**
 * Puts the list and the explorer's wallets together: what is shown first, and
 * all that there is.
 *
 * @param parameters.local - the list without the explorer
 * @param parameters.featured - rows of the explorer that the app features
 * @param parameters.recommended - rows to fill up with
 * @param parameters.pages - rows of all pages that were read, or found
 * @param parameters.featuredIds - explorer ids, in order
 * @param parameters.search - what `pages` were searched for
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

/** The explorer finds by what it likes; the list by a part of the name. */
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

/** What a list recommends at most, when it has nothing else. */
const MAX_RECOMMENDED = 4

/**
 * How many wallets of the explorer a list recommends: fewer, the more other ways
 * to connect it has, and none where nothing could connect them.
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
