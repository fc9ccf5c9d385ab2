'use client'
import { useMemo } from 'react'
import type { getWallets } from '../actions/getWallets.js'
import { withKnownIcon } from '../actions/wallet/withKnownIcon.js'
import type { AccountNamespace } from '../core/account/account.js'
import { AUTH_CONNECTOR_ID, WALLETS_DEBOUNCE_MS } from '../core/constants.js'
import type { ConnectorType } from '../core/features/features.js'
import type { Wallet } from '../core/wallet.js'
import type { Kit } from '../createKit.js'
import { assembleWallets } from '../wallets/assembleWallets.js'
import { groupWallets } from '../wallets/groupWallets.js'
import { isAllWalletsShown } from '../wallets/isAllWalletsShown.js'
import { useKit } from './useKit.js'
import { useLocalWallets } from './useLocalWallets.js'
import { useDebounced } from './utils/useDebounced.js'
import { useExplorerWallets } from './wallet/useExplorerWallets.js'
import { usePlatform } from './wallet/usePlatform.js'

/**
 * The wallets that can be connected, in groups, and all wallets of the explorer,
 * 40 by 40 and by name.
 *
 * Nothing is asked of the explorer unless `explorer` is set. Then what can be
 * listed without it is there at once, and stays when it fails. Pictures are
 * addresses at the explorer, loaded by whoever shows them.
 *
 * Names come from the wallets, cleaned and capped: two of one have a `hint`.
 *
 * Standard: EIP-6963, CAIP-2.
 *
 * @param parameters.explorer - adds the explorer's wallets; default false
 * @param parameters.search - a name, or a part of one, for `all`; asked for
 * 500 ms after the last keystroke
 * @param parameters.namespace - only wallets for `eip155`, or for `solana`
 * @param parameters.badgeType - of `all` only those with a badge, or without
 * @param parameters.isMobile - default what the browser says
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
  const { all, wallets } = useMemo(() => {
    return assembleWallets({
      ...toCircumstances(kit),
      ...{ featured, pages, recommended, search },
      local: explorer ? local.map((one) => withKnownIcon(kit, one)) : local,
    })
  }, [explorer, featured, kit, local, pages, recommended, search])
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
    /** What a list shows at first, in its order. */
    wallets: readonly Wallet[]
    /** The same in groups; none is empty. */
    groups: readonly {
      group: ConnectorType
      wallets: readonly Wallet[]
    }[]
    /** Everything the explorer has, or what was found there. */
    all: {
      wallets: readonly Wallet[]
      /** Wallets of all pages; of a search, those found. */
      count: number
      hasNextPage: boolean
      fetchNextPage: () => void
      isFetchingNextPage: boolean
      isPending: boolean
      error: getWallets.ErrorType | null
      /** Whether the app offers it here: option `allWallets`. */
      isShown: boolean
    }
    /** The explorer has not yet said what it features and recommends. */
    isPending: boolean
    /** How it has failed to. */
    error: getWallets.ErrorType | null
    /** Whether rows of the explorer could not be read. */
    partial: boolean
    /** Asks the explorer once more. */
    retry: () => void
  }
  type ErrorType = useKit.ErrorType
}

const none: readonly Wallet[] = []

/** What decides how many wallets are recommended. */
function toCircumstances({ config, features, frame, solana, wallets }: Kit) {
  const { connectorTypeOrder, email, socials } = features ?? {}
  const connectors = config.connectors.filter(
    ({ id }) => id !== AUTH_CONNECTOR_ID,
  )
  return {
    featuredIds: wallets?.featured,
    hasConnector: connectors.length > 0 || solana !== undefined,
    hasEmail: frame !== undefined && email !== false,
    hasSocials: frame !== undefined && isAny(socials),
    order: connectorTypeOrder,
  }
}

/** Nobody is offered a login that the app has not asked for. */
function isAny(socials: boolean | readonly string[] | undefined) {
  return typeof socials === 'object' ? socials.length > 0 : socials === true
}
