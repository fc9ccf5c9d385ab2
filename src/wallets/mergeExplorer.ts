import type { Wallet } from '../core/wallet.js'
import { isFalseClaim } from './isFalseClaim.js'
import { toNameKey } from './toNameKey.js'

/**
 * Matches the list with the explorer's wallets: by ID, then rdns, then name
 * unless both have an rdns. The list's entry takes precedence and gets the
 * explorer's rank, links and ID.
 *
 * @param local - list without the explorer
 * @param explorer - wallets of the explorer; the first per ID is used
 */
export function mergeExplorer(
  local: readonly Wallet[],
  explorer: readonly Wallet[],
): mergeExplorer.ReturnType {
  const rows = toIndex(explorer, ({ id }) => id)
  const byRdns = toIndex(rows.values(), ({ rdns }) => rdns)
  const byName = toIndex(rows.values(), ({ name }) => toNameKey(name))
  const owners = new Map<string, Wallet>()

  function find(wallet: Wallet) {
    const { explorerId, id, name, rdns } = wallet
    const row = rows.get(explorerId ?? id)
    if (row || explorerId !== undefined || isFalseClaim(wallet)) return row
    if (rdns !== undefined && byRdns.has(rdns)) return byRdns.get(rdns)
    const named = byName.get(toNameKey(name))
    const isOther = rdns !== undefined && named?.rdns !== undefined
    return isOther ? undefined : named
  }

  const merged = local.map((wallet) => {
    const row = find(wallet)
    if (!row) return wallet
    const owner = enrich(wallet, row)
    if (!owners.has(row.id)) owners.set(row.id, owner)
    return owner
  })
  return {
    local: merged,
    rest: [...rows.values()].filter(({ id }) => !owners.has(id)),
    all: [...rows.values()].map((row) => owners.get(row.id) ?? row),
  }
}

export declare namespace mergeExplorer {
  type ReturnType = {
    /** The list, extended with the explorer's data. */
    local: readonly Wallet[]
    /** Explorer wallets that are not in the list. */
    rest: readonly Wallet[]
    /** All explorer wallets, replaced by the list's entry where they match. */
    all: readonly Wallet[]
  }
}

function enrich(wallet: Wallet, row: Wallet): Wallet {
  return {
    ...wallet,
    explorerId: row.id,
    icon: wallet.icon ?? row.icon,
    links: wallet.links ?? row.links,
    order: row.order ?? wallet.order,
  }
}

function toIndex(
  wallets: Iterable<Wallet>,
  toMark: (wallet: Wallet) => string | undefined,
) {
  const index = new Map<string, Wallet>()
  for (const wallet of wallets) {
    const mark = toMark(wallet)
    if (mark !== undefined && !index.has(mark)) index.set(mark, wallet)
  }
  return index
}
