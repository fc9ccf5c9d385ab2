'use client'
import { useMemo } from 'react'
import type { getWallets } from '../actions/getWallets.js'
import type { AccountNamespace } from '../core/account/account.js'
import { AUTH_CONNECTOR_ID } from '../core/constants/connectors.js'
import type { ConnectorType } from '../core/features/features.js'
import { hasSocials } from '../core/features/hasSocials.js'
import { assertType } from '../core/parameters/assertType.js'
import type { Wallet } from '../core/wallet.js'
import type { Kit } from '../createKit.js'
import { withKnownIcon } from '../features/wallets/withKnownIcon.js'
import { assembleWallets } from '../wallets/assembleWallets.js'
import { groupWallets } from '../wallets/groupWallets.js'
import { isAllWalletsShown } from '../wallets/isAllWalletsShown.js'
import { useKit } from './useKit.js'
import { useLocalWallets } from './useLocalWallets.js'
import { useProjectFeatures } from './useProjectFeatures.js'
import { useDebounced } from './utils/useDebounced.js'
import { useExplorerWallets } from './wallet/useExplorerWallets.js'
import { usePlatform } from './wallet/usePlatform.js'

/** Debounce of the wallet search. */
const WALLETS_DEBOUNCE_MS = 500

/**
 * Hook for listing wallets in groups, and all wallets of the explorer, in
 * pages of 40 or by name.
 *
 * Makes no request unless `explorer` is set. Even then, local wallets are
 * listed immediately and remain if the explorer fails. Icons are URLs of the
 * explorer, loaded on display.
 *
 * Names come from the wallets, sanitized and truncated. Wallets with the same
 * name have a `hint`.
 *
 * Standard: EIP-6963, CAIP-2.
 *
 * @param parameters.explorer - includes the explorer's wallets; default false
 * @param parameters.search - full or partial name, for `all`; requested 500
 * ms after the last keystroke
 * @param parameters.namespace - only wallets for `eip155` or `solana`
 * @param parameters.badgeType - limits `all` to wallets with or without a
 * badge
 * @param parameters.isMobile - detected from the browser by default
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { all, groups } = useWallets({ explorer: true, search: 'fox' })
 */
export function useWallets(
  parameters: useWallets.Parameters = {},
): useWallets.ReturnType {
  const kit = useKit(parameters)
  const { badgeType, explorer = false, namespace } = parameters
  for (const name of ['badgeType', 'namespace', 'search'] as const)
    assertType(name, parameters[name], 'string | undefined')
  const found = usePlatform()
  const isMobile = parameters.isMobile ?? found.isMobile
  const local = useLocalWallets({ kit, namespace, isMobile })
  const typed = parameters.search?.trim() ?? ''
  const search = useDebounced(typed, WALLETS_DEBOUNCE_MS)
  const isShown = isAllWalletsShown({
    features: kit.features,
    isMobile,
    options: kit.wallets,
  })
  const asked = useExplorerWallets(kit, {
    ...{ badgeType, isMobile, namespace },
    isAsked: explorer,
    isPaged: isShown,
    search: search || undefined,
  })
  const { count, error, featured, isPending, pages, query, recommended } = asked
  // The dashboard decides which logins leave fewer places for wallets.
  const { data: features } = useProjectFeatures({
    kit,
    query: { enabled: explorer && kit.frame !== undefined },
  })
  const { all, wallets } = useMemo(() => {
    return assembleWallets({
      ...toCircumstances(kit, features),
      ...{ featured, pages, recommended, search },
      local: explorer ? local.map((one) => withKnownIcon(kit, one)) : local,
    })
  }, [explorer, featured, features, kit, local, pages, recommended, search])
  return {
    all: {
      count: search ? all.length : count + featured.length + recommended.length,
      error: query.error,
      fetchNextPage: () => void query.fetchNextPage(),
      hasNextPage: query.hasNextPage,
      isFetchingNextPage: query.isFetchingNextPage,
      isPending: explorer && isShown && (query.isPending || typed !== search),
      isShown,
      wallets: explorer && isShown ? all : none,
    },
    error,
    groups: useMemo(() => groupWallets(wallets), [wallets]),
    isPending,
    partial: asked.partial,
    retry: asked.retry,
    wallets,
  }
}

export declare namespace useWallets {
  type Parameters = useKit.Parameters & {
    explorer?: boolean | undefined
    search?: string | undefined
    namespace?: AccountNamespace | undefined
    badgeType?: 'certified' | 'none' | undefined
    isMobile?: boolean | undefined
  }
  type ReturnType = {
    /** Wallets of the initial list, in order. */
    wallets: readonly Wallet[]
    /** The same wallets in groups. No group is empty. */
    groups: readonly {
      group: ConnectorType
      wallets: readonly Wallet[]
    }[]
    /** All explorer wallets, or search results. */
    all: {
      wallets: readonly Wallet[]
      /** Number of wallets on all pages, or of search results. */
      count: number
      hasNextPage: boolean
      fetchNextPage: () => void
      isFetchingNextPage: boolean
      isPending: boolean
      error: getWallets.ErrorType | null
      /** Whether the app offers it on this device (option `allWallets`). */
      isShown: boolean
    }
    /** Whether featured and recommended wallets are loading. */
    isPending: boolean
    /** Why they failed to load. */
    error: getWallets.ErrorType | null
    /** Whether some explorer rows could not be parsed. */
    partial: boolean
    /** Requests the explorer again. */
    retry: () => void
  }
  type ErrorType = useKit.ErrorType
}

const none: readonly Wallet[] = []

/** Determines how many wallets are recommended. */
function toCircumstances(
  { config, features, frame, solana, wallets }: Kit,
  project: useProjectFeatures.ReturnType['data'],
) {
  const connectors = config.connectors.filter(
    ({ id }) => id !== AUTH_CONNECTOR_ID,
  )
  return {
    featuredIds: wallets?.featured,
    hasConnector: connectors.length > 0 || solana !== undefined,
    hasEmail: frame !== undefined && project?.email !== false,
    hasSocials: frame !== undefined && hasSocials(project?.socials),
    order: features?.connectorTypeOrder,
  }
}
