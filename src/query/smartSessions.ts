import type { QueryFilters } from '@tanstack/react-query'
import { getSmartSessions } from '../actions/getSmartSessions.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { assertParameters } from '../actions/parameters/assertParameters.js'
import { foldCase } from '../core/address/foldCase.js'
import type { Kit } from '../createKit.js'
import { readCaipNetworkId } from '../features/networks/readCaipNetworkId.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/** Stale time of the smart session list. */
const SMART_SESSIONS_FRESH_MS = 30_000

/**
 * Returns options for a query of the permissions an account has granted to
 * apps.
 *
 * Enabled once `address` and `chainId` are given. Does not retry, because the
 * API client already does.
 *
 * @param options - the parameters of `getSmartSessions`, and `query` for
 * react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(smartSessionsQueryOptions(kit, { address, chainId: 1 }))
 */
export function smartSessionsQueryOptions<
  selectData = getSmartSessions.ReturnType,
>(
  kit: Kit,
  options: smartSessionsQueryOptions.Options<selectData> = {},
): smartSessionsQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { address, chainId, query } = options
  return {
    ...queryDefaults,
    staleTime: SMART_SESSIONS_FRESH_MS,
    ...query,
    enabled: Boolean(
      address && chainId !== undefined && (query?.enabled ?? true),
    ),
    queryKey: smartSessionsQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters], signal }) {
      return getSmartSessions(kit, { ...parameters, signal })
    },
  }
}

export declare namespace smartSessionsQueryOptions {
  type Options<selectData = getSmartSessions.ReturnType> =
    smartSessionsQueryKey.Options &
      QueryParameter<
        getSmartSessions.ReturnType,
        getSmartSessions.ErrorType,
        selectData,
        smartSessionsQueryKey.ReturnType
      >
  type ReturnType<selectData = getSmartSessions.ReturnType> = QueryOptions<
    getSmartSessions.ReturnType,
    getSmartSessions.ErrorType,
    selectData,
    smartSessionsQueryKey.ReturnType
  >
}

/**
 * Returns the query key of an account's smart sessions. Without options, it is
 * the prefix of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: smartSessionsQueryKey(kit) })
 */
export function smartSessionsQueryKey(
  kit: Kit,
  options?: smartSessionsQueryKey.Options | undefined,
): smartSessionsQueryKey.ReturnType {
  assertKit(kit)
  const start = [
    'latchkey',
    'smartSessions',
    kit.projectId,
    kit.hosts.api,
  ] as const
  if (!options) return start
  return [...start, toKeyOptions(options, ['address', 'chainId'])]
}

export declare namespace smartSessionsQueryKey {
  type Options = Omit<getSmartSessions.Parameters, 'signal'>
  type ReturnType = readonly [
    'latchkey',
    'smartSessions',
    string,
    string,
    Options?,
  ]
}

/**
 * Returns react-query filters for the smart sessions of one account on one
 * network, in whatever form both were passed.
 *
 * @example
 * queryClient.invalidateQueries(smartSessionsQueryFilters(kit, { address, chainId: 1 }))
 */
export function smartSessionsQueryFilters(
  kit: Kit,
  parameters: { address: string; chainId: number | string },
): Required<Pick<QueryFilters, 'predicate' | 'queryKey'>> {
  parameters = assertParameters(kit, parameters, {
    address: 'string',
    chainId: 'number | string',
  })
  const whose = toPlace(parameters)
  return {
    queryKey: smartSessionsQueryKey(kit),
    predicate({ queryKey: [, , , , options] }) {
      return toPlace(options as smartSessionsQueryKey.Options) === whose
    },
  }
}

function toPlace(options: smartSessionsQueryKey.Options = {}) {
  const { address, chainId } = options
  const network = readCaipNetworkId(chainId)
  // A key may hold what a caller without types has passed.
  return typeof address === 'string' && network
    ? `${network}:${foldCase(address)}`
    : undefined
}
