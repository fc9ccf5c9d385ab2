import { getExchangeBuyStatus } from '../actions/getExchangeBuyStatus.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { PayError } from '../core/errors/pay.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Returns options for a query of the status of a payment at an exchange.
 *
 * Enabled once `exchangeId`, `sessionId` are given. Does not retry, because the API client already does.
 *
 * @param options - the parameters of `getExchangeBuyStatus`, and `query` for react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(exchangeBuyStatusQueryOptions(kit, { exchangeId, sessionId }))
 */
export function exchangeBuyStatusQueryOptions<
  selectData = getExchangeBuyStatus.ReturnType,
>(
  kit: Kit,
  options: exchangeBuyStatusQueryOptions.Options<selectData> = {},
): exchangeBuyStatusQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { query } = options
  return {
    ...queryDefaults,

    ...query,
    enabled: Boolean(
      options.exchangeId && options.sessionId && (query?.enabled ?? true),
    ),
    queryKey: exchangeBuyStatusQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters = {}], signal }) {
      const { exchangeId, sessionId } = parameters
      if (!exchangeId || !sessionId)
        throw new PayError({ code: 'INVALID_PAYMENT_CONFIG' })
      return getExchangeBuyStatus(kit, {
        ...parameters,
        exchangeId,
        sessionId,
        signal,
      })
    },
  }
}

export declare namespace exchangeBuyStatusQueryOptions {
  type Options<selectData = getExchangeBuyStatus.ReturnType> =
    exchangeBuyStatusQueryKey.Options &
      QueryParameter<
        getExchangeBuyStatus.ReturnType,
        getExchangeBuyStatus.ErrorType,
        selectData,
        exchangeBuyStatusQueryKey.ReturnType
      >
  type ReturnType<selectData = getExchangeBuyStatus.ReturnType> = QueryOptions<
    getExchangeBuyStatus.ReturnType,
    getExchangeBuyStatus.ErrorType,
    selectData,
    exchangeBuyStatusQueryKey.ReturnType
  >
}

/**
 * Returns the query key of the status of a payment at an exchange. Without options, it is the prefix of
 * all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: exchangeBuyStatusQueryKey(kit) })
 */
export function exchangeBuyStatusQueryKey(
  kit: Kit,
  options?: exchangeBuyStatusQueryKey.Options | undefined,
): exchangeBuyStatusQueryKey.ReturnType {
  assertKit(kit)
  const start = [
    'latchkey',
    'exchangeBuyStatus',
    kit.projectId,
    kit.hosts.rpc,
  ] as const
  if (!options) return start
  return [
    ...start,
    toKeyOptions(options, ['exchangeId', 'isDeposit', 'sessionId']),
  ]
}

export declare namespace exchangeBuyStatusQueryKey {
  type Options = {
    [key in Exclude<keyof getExchangeBuyStatus.Parameters, 'signal'>]?:
      | getExchangeBuyStatus.Parameters[key]
      | undefined
  }
  type ReturnType = readonly [
    'latchkey',
    'exchangeBuyStatus',
    string,
    string,
    Options?,
  ]
}
