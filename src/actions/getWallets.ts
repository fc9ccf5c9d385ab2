import type { ExplorerWallet } from '../api/walletSchema.js'
import type { getWallets as readWallets } from '../api/wallets.js'
import type { AccountNamespace } from '../core/account/account.js'
import { knownWallets } from '../core/data/knownWallets.js'
import type { ApiError } from '../core/errors/api.js'
import { getKitError } from '../core/errors/getKitError.js'
import type { Wallet, WalletOptions } from '../core/wallet.js'
import type { Kit } from '../createKit.js'
import { emit } from '../features/analytics/emit.js'
import { listNetworkIds } from '../features/networks/listNetworkIds.js'
import { toExplorerWallet } from '../features/wallets/toExplorerWallet.js'
import { createExclusion } from '../wallets/createExclusion.js'
import { sharesNetwork } from '../wallets/sharesNetwork.js'
import { assertParameters } from './parameters/assertParameters.js'

const WALLETS_SEARCH_SIZE = 100

/** Wallets per page of the full list, and per search. */
const WALLETS_PAGE_SIZE = 40

const RECOMMENDED_SIZE = 4

/**
 * Returns explorer wallets that the app's networks and its `wallets` options
 * allow: one page of all of them, those that match a name, the featured ones
 * in the app's order, or the first four of the rest.
 *
 * @param parameters.list - `all` (default), `featured` or `recommended`
 * @param parameters.search - a name or part of one; returns up to 100 wallets
 * @param parameters.page - page of all wallets, from 1 (default), 40 each
 * @param parameters.namespace - only wallets for `eip155`, or for `solana`
 * @param parameters.badgeType - only wallets with a badge, or without
 * @param parameters.skip - explorer ids to omit from a page of all wallets
 * @param parameters.isMobile - only wallets that a phone can open; default
 * false
 * @param parameters.signal - aborts the request
 * @throws ApiRequestError, ApiTimeoutError, ApiResponseError
 *
 * @example
 * const { next, wallets } = await getWallets(kit, { page: 1 })
 */
export async function getWallets(
  kit: Kit,
  parameters: getWallets.Parameters = {},
): Promise<getWallets.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    badgeType: 'string | undefined',
    isMobile: 'boolean | undefined',
    list: 'string | undefined',
    namespace: 'string | undefined',
    page: 'number | undefined',
    search: 'string | undefined',
    signal: 'AbortSignal | undefined',
    skip: 'string[] | undefined',
  })
  const { isMobile = false, list = 'all', namespace, signal } = parameters
  const options = kit.wallets
  const featured = options?.featured ?? []
  if (list === 'featured' && featured.length === 0) return nothing
  const networks = listNetworkIds(kit, namespace)
  const query = toQuery(kit, { ...parameters, networks })
  try {
    const api = await kit.api()
    const found = await api.getWallets(query, { signal })
    const { count, dropped, partial } = found
    const offered = found.wallets.filter((row) =>
      isOfferedRow(row, { isMobile, networks, options }),
    )
    const removed = found.wallets.length - offered.length
    const wallets = offered.map((row) => toExplorerWallet(kit, row, networks))
    const { entries = 0, page = 1 } = query
    const isLast =
      page * entries >= count || found.wallets.length + dropped === 0
    if (query.search)
      emit(kit, {
        badge: parameters.badgeType,
        event: 'SEARCH_WALLET',
        results: wallets.length,
        search: query.search,
      })
    const isPaged = list === 'all' && !query.search
    return {
      wallets: list === 'featured' ? toFeatured(wallets, featured) : wallets,
      count: Math.max(count - removed - dropped, 0),
      next: isPaged && !isLast ? page + 1 : undefined,
      dropped,
      partial,
      removed: removed + dropped,
    }
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getWallets {
  type Parameters = {
    list?: 'all' | 'featured' | 'recommended' | undefined
    search?: string | undefined
    page?: number | undefined
    namespace?: AccountNamespace | undefined
    badgeType?: 'certified' | 'none' | undefined
    skip?: readonly string[] | undefined
    isMobile?: boolean | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** Wallets of this page. */
    wallets: readonly Wallet[]
    /**
     * Number of wallets on all pages, minus those of this page not listed here.
     */
    count: number
    /** `page` of the next page, `undefined` on the last one. */
    next: number | undefined
    /** Number of rows that could not be read. */
    dropped: number
    /** Whether rows were dropped. */
    partial: boolean
    /** Number of rows that are not listed here. */
    removed: number
  }
  type ErrorType = ApiError | getKitError.ReturnType
}

const nothing: getWallets.ReturnType = {
  wallets: [],
  count: 0,
  next: undefined,
  dropped: 0,
  partial: false,
  removed: 0,
}

function toQuery(
  kit: Kit,
  parameters: getWallets.Parameters & { networks: readonly string[] },
): readWallets.Parameters {
  const { badgeType, list, networks: chains, page = 1, skip } = parameters
  const { exclude = [], featured = [], include } = kit.wallets ?? {}
  const search = parameters.search?.trim()
  // The explorer cannot exclude by name or rdns.
  const excluded = exclude.filter((mark) => /^[\w-]+$/.test(mark))
  if (list === 'featured')
    return { page: 1, entries: featured.length, include: featured }
  if (list === 'recommended')
    return {
      ...{ page: 1, entries: RECOMMENDED_SIZE, chains, include },
      exclude: [...excluded, ...featured],
    }
  if (search)
    return {
      ...{ page: 1, entries: WALLETS_SEARCH_SIZE, chains, include, search },
      ...{ badgeType, exclude: excluded },
    }
  return {
    ...{ page, entries: WALLETS_PAGE_SIZE, chains, include, badgeType },
    exclude: [...new Set([...excluded, ...featured, ...(skip ?? [])])],
  }
}

/** Sorts in the app's order, not the explorer's. */
function toFeatured(wallets: readonly Wallet[], featured: readonly string[]) {
  return featured.flatMap((id) =>
    wallets
      .filter((wallet) => wallet.id === id)
      .slice(0, 1)
      .map((wallet): Wallet => ({ ...wallet, group: 'featured' })),
  )
}

/**
 * Returns whether an explorer row is listed. The query already filters, but
 * the response is not trusted.
 *
 * On a phone, a wallet requires an app or page to open and has to support
 * WalletConnect; a few are opened by their own links.
 */
function isOfferedRow(
  row: ExplorerWallet,
  parameters: {
    isMobile: boolean
    networks: readonly string[]
    options: WalletOptions | undefined
  },
): boolean {
  const { isMobile, networks, options } = parameters
  const { chains, id, mobileLink, supportsWc, webappLink } = row
  const isIncluded = !options?.include?.length || options.include.includes(id)
  const isFeatured = options?.featured?.includes(id)
  if (!isIncluded && !isFeatured) return false
  if (createExclusion(options?.exclude)(row)) return false
  if (!sharesNetwork(chains, networks)) return false
  if (!isMobile) return true
  const [name] = knownWallets.find(({ explorerId }) => explorerId === id)
    ?.names ?? ['']
  const canOpen = mobileLink || webappLink || linked.includes(name ?? '')
  return Boolean(canOpen) && (supportsWc || always.includes(name ?? ''))
}

/** Opened by their own links. */
const linked = ['phantom', 'solflare', 'coinbase wallet', 'binance wallet']
const always = [...linked, 'base account']
