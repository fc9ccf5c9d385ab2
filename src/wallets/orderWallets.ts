import { NAME_MAX_LENGTH } from '../core/constants/names.js'
import type { ConnectorType } from '../core/features/features.js'
import { orderNames } from '../core/features/orderNames.js'
import { cleanText } from '../core/format/cleanText.js'
import { defaultLocalFeatures } from '../core/options/features.js'
import type { Wallet, WalletType } from '../core/wallet.js'

/**
 * Sorts the list by group, and within a group by recent use, then explorer
 * rank; unranked wallets come last. Injected wallets are sorted by recent use,
 * then multi-chain wallets, then announced ones, then rank. Custom and recent
 * wallets keep their order; featured wallets use the app's order. The sort is
 * stable.
 *
 * @param parameters.order - groups to list first; default the built-in order
 * @param parameters.featured - explorer IDs, in order
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
  return disambiguateWallets(placed.map(({ wallet }) => wallet))
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

/** Display names of the namespaces. */
const kinds = { eip155: 'EVM', solana: 'Solana' } as const

/**
 * Adds hints to wallets that share a name, and makes keys unique. The hint is
 * the namespace; if several EVM wallets share the name, the ID, or
 * `WalletConnect` for a wallet of the explorer. Equal hints and keys are
 * numbered.
 */
function disambiguateWallets(wallets: readonly Wallet[]): readonly Wallet[] {
  const names = count(wallets, toName)
  const kinds = count(wallets, toNameOfKind)
  const seenHints = new Map<string, number>()
  const seenKeys = new Map<string, number>()
  return wallets.map((wallet) => {
    const isShared = (names.get(toName(wallet)) ?? 0) > 1
    const isKindShared = (kinds.get(toNameOfKind(wallet)) ?? 0) > 1
    const hint = isShared ? toHint(wallet, isKindShared) : undefined
    return {
      ...wallet,
      key: number(seenKeys, wallet.key, (times) => `${wallet.key}#${times}`),
      hint:
        hint &&
        number(
          seenHints,
          `${toName(wallet)}\n${hint}`,
          (times) => `${hint} (${times})`,
          hint,
        ),
    }
  })
}

const toName = ({ name }: Wallet) => name.toLowerCase()
const toNameOfKind = (wallet: Wallet) =>
  `${wallet.namespace}\n${toName(wallet)}`

function count(wallets: readonly Wallet[], toMark: (wallet: Wallet) => string) {
  const counts = new Map<string, number>()
  for (const wallet of wallets) {
    const mark = toMark(wallet)
    counts.set(mark, (counts.get(mark) ?? 0) + 1)
  }
  return counts
}

function toHint({ id, namespace }: Wallet, isKindShared: boolean) {
  if (!isKindShared || namespace !== 'eip155') return kinds[namespace]
  // The explorer's ids are hashes; its wallets connect through WalletConnect.
  return isHash(id) ? 'WalletConnect' : cleanText(id, NAME_MAX_LENGTH)
}

const isHash = (id: string) => /^[\da-f]{64}$/i.test(id)

/** Returns the text on first use, later with its count. */
function number(
  seen: Map<string, number>,
  mark: string,
  write: (times: number) => string,
  first: string = mark,
) {
  const times = (seen.get(mark) ?? 0) + 1
  seen.set(mark, times)
  return times === 1 ? first : write(times)
}
