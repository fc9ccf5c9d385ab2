import type { AccountNamespace } from '../core/account/account.js'
import type { Kit } from '../createKit.js'
import type { Activity } from '../features/activity/activity.js'
import { listNfts, type Nft } from '../features/balances/listNfts.js'
import { requireAccount } from './account/requireAccount.js'
import { getActivity } from './getActivity.js'
import { assertParameters } from './parameters/assertParameters.js'

/** Maximum history pages read to find an account's NFTs. */
const NFT_HISTORY_PAGES = 20

/**
 * Returns the NFTs of an account on one network, without those flagged as
 * spam.
 *
 * They are computed from the account's history, received minus sent, over its
 * latest 20 pages.
 *
 * @param parameters.address - default the active account
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * account's network
 * @param parameters.namespace - namespace of the active account to use,
 * `eip155` or `solana`
 * @param parameters.signal - aborts the requests
 * @returns none where activity is not supported
 * @throws AccountRequiredError without an address or a network
 * @throws ApiRequestError, ApiTimeoutError, ApiResponseError
 *
 * @example
 * const { nfts, partial } = await getNfts(kit, { address, chainId: 1 })
 */
export async function getNfts(
  kit: Kit,
  parameters: getNfts.Parameters = {},
): Promise<getNfts.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    address: 'string | undefined',
    chainId: 'number | string | undefined',
    namespace: 'string | undefined',
    signal: 'AbortSignal | undefined',
  })
  const { address, caipNetworkId } = requireAccount(kit, parameters)
  const { signal } = parameters
  const activities = new Map<string, Activity>()
  let dropped = 0
  let page: getActivity.ReturnType | undefined
  for (let pages = 0; pages < NFT_HISTORY_PAGES; pages++) {
    const cursor = page?.next
    if (page && !cursor) break
    page = await getActivity(kit, {
      address,
      chainId: caipNetworkId,
      cursor,
      signal,
    })
    dropped += page.dropped
    for (const activity of page.activities)
      if (!activities.has(activity.id)) activities.set(activity.id, activity)
  }
  return {
    nfts: listNfts([...activities.values()]),
    dropped,
    isSupported: page?.isSupported ?? false,
    partial: dropped > 0 || page?.next !== undefined,
  }
}

export declare namespace getNfts {
  type Parameters = {
    address?: string | undefined
    chainId?: number | string | undefined
    namespace?: AccountNamespace | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** Latest first. */
    nfts: readonly Nft[]
    /** Number of history rows that could not be read. */
    dropped: number
    /** `false` where activity is not supported. */
    isSupported: boolean
    /** Whether rows were dropped or more pages exist: NFTs may be missing. */
    partial: boolean
  }
  type ErrorType = getActivity.ErrorType
}
