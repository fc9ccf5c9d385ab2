import * as z from 'zod/mini'
import type { ExplorerEntry } from './explorerEntry.js'

const list = z.pipe(
  z.string().check(z.maxLength(8_192)),
  z.transform((text: string) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
)
const count = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,5}$/)),
  z.transform(Number),
)

/** Query of `/getWallets`; everything is text, lists are joined by commas. */
export const walletsSchema = z.object({
  page: z.optional(count),
  entries: z.optional(count.check(z.lte(100))),
  chains: z.optional(list),
  search: z.optional(z.string().check(z.maxLength(256))),
  include: z.optional(list),
  exclude: z.optional(list),
  badge: z.optional(z.literal('certified')),
  badge_type: z.optional(z.enum(['certified', 'none'])),
  names: z.optional(list),
  rdns: z.optional(list),
  include_pay_only: z.optional(z.enum(['true', 'false'])),
  sort: z.optional(z.enum(['default', 'wcpay'])),
})

/** Wallets that pass every filter of the query, in the order it wants. */
export function filterWallets(
  wallets: readonly ExplorerEntry[],
  query: z.output<typeof walletsSchema>,
): readonly ExplorerEntry[] {
  const { badge_type: badge = query.badge, exclude, include } = query
  const search = query.search?.trim().toLowerCase()
  const found = wallets.filter(
    (wallet) =>
      sharesChain(wallet, query.chains) &&
      (!search || wallet.name.toLowerCase().includes(search)) &&
      (!include?.length || include.includes(wallet.id)) &&
      !exclude?.includes(wallet.id) &&
      (!badge || wallet.badge_type === badge) &&
      isCalled(wallet, query) &&
      (query.include_pay_only !== 'true' || wallet.supports_wcpay),
  )
  if (query.sort !== 'wcpay') return found
  return found.toSorted(
    (one, other) => Number(other.supports_wcpay) - Number(one.supports_wcpay),
  )
}

// Whole ids: `eip155:1` is no part of `eip155:10`.
function sharesChain(
  { chains }: ExplorerEntry,
  wanted: readonly string[] | undefined,
) {
  return !wanted?.length || chains.some((chain) => wanted.includes(chain))
}

/** A wallet in the browser is known by its name or by its rdns. */
function isCalled(
  { name, rdns }: ExplorerEntry,
  query: z.output<typeof walletsSchema>,
) {
  const { names = [], rdns: ids = [] } = query
  if (names.length === 0 && ids.length === 0) return true
  const lower = name.toLowerCase()
  return (
    names.some((wanted) => wanted.toLowerCase() === lower) ||
    (rdns !== null && ids.includes(rdns))
  )
}
