import type { ConnectorType } from '../core/features/features.js'
import { orderNames } from '../core/features/orderNames.js'
import { defaultLocalFeatures } from '../core/options/features.js'
import { nameApart } from './nameApart.js'
import type { Wallet, WalletType } from './wallet.js'

/**
 * Puts the list into its order: group by group, and in a group by the rank in
 * the explorer, those without one after the others. Among the injected the one
 * used last is first, then those of several kinds of networks, then announced
 * ones. Custom and recent wallets stay as they are, featured ones stand as the
 * app has named them. What is equal keeps its place.
 *
 * @param parameters.order - groups to be first; default the usual order
 * @param parameters.featured - explorer ids, in order
 */
export function orderWallets(
  wallets: readonly Wallet[],
  parameters: orderWallets.Parameters = {},
): readonly Wallet[] {
  const { featured = [] } = parameters
  const groups = orderNames(
    parameters.order,
    defaultLocalFeatures.connectorTypeOrder,
  )
  const toPlaces = (wallet: Wallet) => [
    groups.indexOf(wallet.group),
    ...toGroupPlaces(wallet, featured),
  ]
  const placed = wallets.map((wallet) => ({ places: toPlaces(wallet), wallet }))
  placed.sort((one, other) => compare(one.places, other.places))
  return nameApart(placed.map(({ wallet }) => wallet))
}

export declare namespace orderWallets {
  type Parameters = {
    order?: readonly ConnectorType[] | undefined
    featured?: readonly string[] | undefined
  }
}

const types: readonly WalletType[] = ['MULTI_CHAIN', 'ANNOUNCED', 'INJECTED']

function toGroupPlaces(
  { explorerId = '', group, isRecent, order, type }: Wallet,
  featured: readonly string[],
): readonly number[] {
  if (group === 'custom' || group === 'recent') return []
  if (group === 'featured') return [featured.indexOf(explorerId)]
  const rank = order ?? Number.POSITIVE_INFINITY
  return group === 'injected'
    ? [Number(!isRecent), types.indexOf(type), rank]
    : [Number(!isRecent), rank]
}

function compare(one: readonly number[], other: readonly number[]) {
  const index = one.findIndex((place, at) => place !== other[at])
  const [a = 0, b = 0] = index === -1 ? [] : [one[index], other[index]]
  return a < b ? -1 : Number(a > b)
}
