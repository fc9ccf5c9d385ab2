import { getPayStatus } from '../actions/getPayStatus.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { PayError } from '../core/errors/pay.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Returns options for a query of the status of a payment that a service converts.
 *
 * Enabled once `requestId` is given. Does not retry, because the API client already does.
 *
 * @param options - the parameters of `getPayStatus`, and `query` for react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(payStatusQueryOptions(kit, { requestId }))
 */
export function payStatusQueryOptions<selectData = getPayStatus.ReturnType>(
  kit: Kit,
  options: payStatusQueryOptions.Options<selectData> = {},
): payStatusQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { query } = options
  return {
    ...queryDefaults,

    ...query,
    enabled: Boolean(options.requestId && (query?.enabled ?? true)),
    queryKey: payStatusQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters = {}], signal }) {
      const { requestId } = parameters
      if (!requestId) throw new PayError({ code: 'INVALID_PAYMENT_CONFIG' })
      return getPayStatus(kit, { ...parameters, requestId, signal })
    },
  }
}

export declare namespace payStatusQueryOptions {
  type Options<selectData = getPayStatus.ReturnType> =
    payStatusQueryKey.Options &
      QueryParameter<
        getPayStatus.ReturnType,
        getPayStatus.ErrorType,
        selectData,
        payStatusQueryKey.ReturnType
      >
  type ReturnType<selectData = getPayStatus.ReturnType> = QueryOptions<
    getPayStatus.ReturnType,
    getPayStatus.ErrorType,
    selectData,
    payStatusQueryKey.ReturnType
  >
}

/**
 * Returns the query key of the status of a payment that a service converts. Without options, it is the prefix of
 * all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: payStatusQueryKey(kit) })
 */
export function payStatusQueryKey(
  kit: Kit,
  options?: payStatusQueryKey.Options | undefined,
): payStatusQueryKey.ReturnType {
  assertKit(kit)
  const start = [
    'latchkey',
    'payStatus',
    kit.projectId,
    kit.hosts.explorer,
  ] as const
  if (!options) return start
  return [...start, toKeyOptions(options, ['requestId'])]
}

export declare namespace payStatusQueryKey {
  type Options = {
    [key in Exclude<keyof getPayStatus.Parameters, 'signal'>]?:
      | getPayStatus.Parameters[key]
      | undefined
  }
  type ReturnType = readonly ['latchkey', 'payStatus', string, string, Options?]
}
