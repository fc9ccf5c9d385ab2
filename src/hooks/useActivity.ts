'use client'
import {
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { getActivity } from '../actions/getActivity.js'
import type { AccountNamespace } from '../core/account/account.js'
import { OPEN_PAYMENT_SHOWN_MS } from '../core/constants/send.js'
import type { Kit } from '../createKit.js'
import { getAccountNamespace } from '../features/accounts/getAccountNamespace.js'
import type { Activity } from '../features/activity/activity.js'
import { addPending } from '../features/activity/addPending.js'
import { groupActivity } from '../features/activity/groupActivity.js'
import { findNetwork } from '../features/networks/findNetwork.js'
import { getTransactionUrl } from '../features/networks/getTransactionUrl.js'
import { toCaipNetworkId } from '../features/networks/toCaipNetworkId.js'
import { isSendIntent, type SendIntent } from '../payments/sendIntent.js'
import { activityInfiniteQueryOptions } from '../query/activity.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'
import { useCurrencyCode } from './utils/useCurrencyCode.js'

/**
 * Hook for fetching an account's activity on one network, page by page,
 * newest first and grouped by month. Excludes spam and transactions on other
 * networks. `groups` also has the pending payments of this browser that the API
 * does not list yet, each once.
 *
 * @param parameters.address - default the active account
 * @param parameters.chainId - default the active account's network
 * @param parameters.currency - ISO 4217 code; default the user's, see
 * `useCurrency`
 * @param parameters.namespace - `eip155` or `solana`, selects the active
 * account; default that of `chainId` or `address`, else that of the active
 * account
 * @param parameters.onramp - only purchases at this onramp provider, such as
 * `coinbase`
 * @param parameters.timeZone - time zone of the months: the user's `local`
 * (default), or `UTC`, which is stable on a server
 * @param parameters.query - react-query options; `select` changes `data`,
 * while the groups contain all loaded pages
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { fetchNextPage, groups, hasNextPage } = useActivity()
 * return groups.map(({ activities, month, year }) => (
 *   <p key={`${year}-${month}`}>{activities.length} transactions</p>
 * ))
 */
export function useActivity<selectData = activityInfiniteQueryOptions.Data>(
  parameters: useActivity.Parameters<selectData> = {},
): useActivity.ReturnType<selectData> {
  const kit = useKit(parameters)
  const { query, timeZone } = parameters
  const namespace = getAccountNamespace(parameters)
  const account = useActiveAccount({ kit, namespace })
  const currency = useCurrencyCode(kit)
  const address = parameters.address ?? account?.address
  const chainId = parameters.chainId ?? account?.chainId
  const select = query?.select
  const result = useInfiniteQuery(
    activityInfiniteQueryOptions(kit, {
      address,
      chainId,
      currency: parameters.currency ?? currency,
      onramp: parameters.onramp,
      query: {
        ...query,
        // Selected together, so that groups and data are always consistent.
        select: useCallback(
          (all: activityInfiniteQueryOptions.Data) => ({
            all,
            data: (select ? select(all) : all) as selectData,
          }),
          [select],
        ),
      } as never,
    }) as activityInfiniteQueryOptions.ReturnType<Selected<selectData>>,
  )
  const pages = result.data?.all.pages
  const { dataUpdatedAt } = result
  // biome-ignore lint/correctness/useExhaustiveDependencies: a payment refetches the pages, which may say the same as before
  const groups = useMemo(() => {
    const listed = pages?.flatMap(({ activities }) => activities) ?? []
    const all =
      pages?.[0]?.isSupported && !parameters.onramp
        ? addOpenPayments(kit, listed, { address, chainId })
        : listed
    return groupActivity(all, { timeZone })
  }, [
    ...[address, chainId, dataUpdatedAt, kit, pages, timeZone],
    parameters.onramp,
  ])
  return {
    ...result,
    data: result.data?.data,
    groups,
  } as useActivity.ReturnType<selectData>
}

export declare namespace useActivity {
  type Parameters<selectData = activityInfiniteQueryOptions.Data> =
    useKit.Parameters &
      activityInfiniteQueryOptions.Options<selectData> &
      groupActivity.Options & { namespace?: AccountNamespace | undefined }
  type ReturnType<selectData = activityInfiniteQueryOptions.Data> =
    UseInfiniteQueryResult<selectData, getActivity.ErrorType> & {
      /** By month, newest first, without duplicates. Empty until loaded. */
      groups: groupActivity.ReturnType
    }
}

function addOpenPayments(
  kit: Kit,
  activities: readonly Activity[],
  place: { address: string | undefined; chainId: number | string | undefined },
) {
  const { address, chainId } = place
  const intents = (kit.storage.get('sendIntents') ?? [])
    .filter(isSendIntent)
    .filter(isOpen)
  if (!address || chainId === undefined || intents.length === 0)
    return activities
  const caipNetworkId = toCaipNetworkId(chainId)
  return addPending(activities, {
    account: address,
    caipNetworkId,
    coin: findNetwork(kit, caipNetworkId)?.nativeCurrency,
    intents,
    toUrl: (hash) => getTransactionUrl(kit, { caipNetworkId, hash }),
  })
}

/**
 * Whether its outcome is not known. The journal keeps others, so that nothing
 * is sent twice. A batch has rows of other accounts until its hash is known.
 */
function isOpen(intent: SendIntent) {
  const { callsId, createdAt, hash, isNotAccepted, isTold } = intent
  if (isNotAccepted || isTold || (callsId !== undefined && !hash)) return false
  return createdAt > Date.now() - OPEN_PAYMENT_SHOWN_MS
}

type Selected<data> = { all: activityInfiniteQueryOptions.Data; data: data }
