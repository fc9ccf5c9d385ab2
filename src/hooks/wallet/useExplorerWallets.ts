'use client'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { getWallets } from '../../actions/getWallets.js'
import type { Wallet } from '../../core/wallet.js'
import type { Kit } from '../../createKit.js'
import {
  walletsInfiniteQueryOptions,
  walletsQueryOptions,
} from '../../query/wallets.js'

/**
 * Fetches the explorer wallets of a list: featured, recommended, and all
 * others page by page or by name.
 *
 * @param parameters.isAsked - whether to request the explorer at all
 * @param parameters.isPaged - whether to request all wallets
 */
export function useExplorerWallets(
  kit: Kit,
  parameters: useExplorerWallets.Parameters,
): useExplorerWallets.ReturnType {
  const { badgeType, isAsked, isMobile, isPaged, namespace, search } =
    parameters
  const scope = { isMobile, namespace, query: { enabled: isAsked } }
  const featured = useQuery(
    walletsQueryOptions(kit, { ...scope, list: 'featured' }),
  )
  const recommended = useQuery(
    walletsQueryOptions(kit, { ...scope, list: 'recommended' }),
  )
  const skip = search
    ? undefined
    : recommended.data?.wallets.map(({ id }) => id)
  const pages = useInfiniteQuery(
    walletsInfiniteQueryOptions(kit, {
      ...{ badgeType, isMobile, namespace, search, skip },
      query: {
        // Recommended wallets are excluded from the pages.
        enabled: isAsked && isPaged && (!!search || !recommended.isPending),
      },
    }),
  )
  const read = pages.data?.pages
  const answers = [featured.data, recommended.data, ...(read ?? [])]
  const [first] = read ?? []
  const removed = (read ?? []).reduce((sum, page) => sum + page.removed, 0)
  return {
    count: first ? first.count + first.removed - removed : 0,
    error: featured.error ?? recommended.error,
    featured: featured.data?.wallets ?? none,
    isPending: isAsked && (featured.isPending || recommended.isPending),
    pages: useMemo(
      () => read?.flatMap(({ wallets }) => wallets) ?? none,
      [read],
    ),
    partial: answers.some((answer) => answer?.partial),
    query: pages,
    recommended: recommended.data?.wallets ?? none,
    retry() {
      featured.refetch()
      recommended.refetch()
      if (isPaged) pages.refetch()
    },
  }
}

export declare namespace useExplorerWallets {
  type Parameters = Pick<
    getWallets.Parameters,
    'badgeType' | 'namespace' | 'search'
  > & { isAsked: boolean; isMobile: boolean; isPaged: boolean }
  type ReturnType = {
    /** Number of wallets on all pages. */
    count: number
    error: getWallets.ErrorType | null
    featured: readonly Wallet[]
    isPending: boolean
    pages: readonly Wallet[]
    partial: boolean
    query: {
      error: getWallets.ErrorType | null
      fetchNextPage: () => unknown
      hasNextPage: boolean
      isFetchingNextPage: boolean
      isPending: boolean
    }
    recommended: readonly Wallet[]
    /** Refetches everything. */
    retry: () => void
  }
}

const none: readonly Wallet[] = []
