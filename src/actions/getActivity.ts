import type { HistoryTransaction, HistoryTransfer } from '../api/history.js'
import type { AccountNamespace } from '../core/account/account.js'
import type { ApiError } from '../core/errors/api.js'
import type { ParameterError } from '../core/errors/base.js'
import { getKitError } from '../core/errors/getKitError.js'
import { supports } from '../core/supports.js'
import type { Kit } from '../createKit.js'
import type {
  Activity,
  ActivityTransfer,
} from '../features/activity/activity.js'
import { isSpam } from '../features/activity/isSpam.js'
import { isSpoofed } from '../features/activity/isSpoofed.js'
import { emit } from '../features/analytics/emit.js'
import { readCurrency } from '../features/currency/readCurrency.js'
import { findNetwork } from '../features/networks/findNetwork.js'
import { getTransactionUrl } from '../features/networks/getTransactionUrl.js'
import { requireAccount } from './account/requireAccount.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns one page of an account's transactions on one network, newest first.
 *
 * Transactions of other networks, and those that only consist of NFTs flagged
 * as spam, are omitted. A page can therefore be short or empty although more
 * pages follow.
 *
 * @param parameters.address - default the active account
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * account's network
 * @param parameters.namespace - namespace of the active account to use,
 * `eip155` or `solana`
 * @param parameters.currency - ISO 4217 code; default the kit's currency
 * @param parameters.cursor - `next` of the previous page, default the first
 * page
 * @param parameters.onramp - only purchases at this onramp provider, such as
 * `coinbase`
 * @param parameters.signal - aborts the request
 * @returns an empty page where activity is not supported
 * @throws ParameterError when `currency` is not an ISO 4217 code
 * @throws AccountRequiredError without an address or a network
 * @throws ApiRequestError, ApiTimeoutError, ApiResponseError
 *
 * @example
 * const { activities, next } = await getActivity(kit, { address, chainId: 1 })
 */
export async function getActivity(
  kit: Kit,
  parameters: getActivity.Parameters = {},
): Promise<getActivity.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    address: 'string | undefined',
    chainId: 'number | string | undefined',
    currency: 'string | undefined',
    cursor: 'string | undefined',
    namespace: 'string | undefined',
    onramp: 'string | undefined',
    signal: 'AbortSignal | undefined',
  })
  const currency = readCurrency(kit, parameters.currency)
  const { address, caipNetworkId } = requireAccount(kit, parameters)
  const { cursor, onramp, signal } = parameters
  try {
    if (!supports(kit.capabilities, 'activity', caipNetworkId))
      return { ...nothing, currency }
    const api = await kit.api()
    if (cursor) emit(kit, { event: 'LOAD_MORE_TRANSACTIONS' })
    const page = await api.getHistory(
      { address, caipNetworkId, currency, cursor, onramp },
      { signal },
    )
    const { dropped, isSupported, partial, transactions } = page
    const isTestnet = findNetwork(kit, caipNetworkId)?.isTestnet
    const place = { account: address, hasPrices: !isTestnet }
    const activities = transactions
      .filter(({ metadata }) => metadata.chain === caipNetworkId)
      .map((row) => toActivity(kit, row))
      .filter((activity) => !isSpam(activity))
      .filter((activity) => !isSpoofed(activity, place))
      // Imitations are told by their lack of any price, so this comes last.
      .map((activity) =>
        page.currency === currency ? activity : withoutWorth(activity),
      )
    // A service that repeats the cursor has no more pages.
    const next = page.next === cursor ? undefined : page.next || undefined
    return { activities, currency, dropped, isSupported, next, partial }
  } catch (error) {
    const isFirstPage = cursor === undefined
    emit(kit, { error, event: 'ERROR_FETCH_TRANSACTIONS', isFirstPage })
    throw getKitError(error)
  }
}

export declare namespace getActivity {
  type Parameters = {
    address?: string | undefined
    chainId?: number | string | undefined
    currency?: string | undefined
    namespace?: AccountNamespace | undefined
    cursor?: string | undefined
    onramp?: string | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** Transactions of this page, newest first. */
    activities: readonly Activity[]
    /** ISO 4217 code that prices and values are in. */
    currency: string
    /** Number of rows that could not be read. */
    dropped: number
    /** `false` where activity is not supported. */
    isSupported: boolean
    /** `cursor` of the next page, `undefined` on the last one. */
    next: string | undefined
    /** Whether rows were dropped. */
    partial: boolean
  }
  type ErrorType =
    | ApiError
    | ParameterError
    | getKitError.ReturnType
    | requireAccount.ErrorType
}

const nothing: Omit<getActivity.ReturnType, 'currency'> = {
  activities: [],
  dropped: 0,
  isSupported: false,
  next: undefined,
  partial: false,
}

/** Values in another currency would be read as values in the user's. */
function withoutWorth({ transfers, ...activity }: Activity): Activity {
  return {
    ...activity,
    transfers: transfers.map((transfer) => ({
      ...transfer,
      price: undefined,
      value: undefined,
    })),
  }
}

/** Converts a row of the API's history to the public type. */
function toActivity(kit: Kit, row: HistoryTransaction): Activity {
  const { id, metadata, transfers } = row
  const { chain, hash } = metadata
  return {
    id,
    caipNetworkId: chain,
    explorerUrl: getTransactionUrl(kit, { caipNetworkId: chain, hash }),
    from: metadata.sentFrom,
    hash,
    nonce: metadata.nonce,
    operation: metadata.operationType,
    status: metadata.status,
    timestamp: Date.parse(metadata.minedAt),
    to: metadata.sentTo,
    transfers: transfers?.map(toTransfer) ?? [],
  }
}

function toTransfer(transfer: HistoryTransfer): ActivityTransfer {
  const { direction, fungibleInfo, nftInfo, price, quantity, value } = transfer
  return {
    amount: quantity.numeric,
    direction,
    nft: nftInfo && {
      contract: nftInfo.contract,
      detailUrl: nftInfo.detailUrl,
      isSpam: nftInfo.isSpam,
      name: nftInfo.name,
      previewUrl: nftInfo.previewUrl,
      tokenId: nftInfo.tokenId,
    },
    price,
    token: fungibleInfo && {
      iconUrl: fungibleInfo.iconUrl,
      name: fungibleInfo.name,
      symbol: fungibleInfo.symbol,
    },
    value,
  }
}
