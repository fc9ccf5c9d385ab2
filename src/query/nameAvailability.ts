import { getNameAvailability } from '../actions/getNameAvailability.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { IDENTITY_FRESH_MS } from '../core/constants/names.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Returns options for a query of whether a name can be registered, fresh for 5
 * minutes.
 *
 * Enabled once `name` and `chainId` are given. Does not retry, because the API
 * client already does.
 *
 * @param options - the parameters of `getNameAvailability`, and `query` for react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(nameAvailabilityQueryOptions(kit, { name: 'ada.reown.id', chainId: 1 }))
 */
export function nameAvailabilityQueryOptions<
  selectData = getNameAvailability.ReturnType,
>(
  kit: Kit,
  options: nameAvailabilityQueryOptions.Options<selectData> = {},
): nameAvailabilityQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { chainId, name, query } = options
  return {
    ...queryDefaults,
    staleTime: IDENTITY_FRESH_MS,
    ...query,
    enabled: Boolean(chainId !== undefined && name && (query?.enabled ?? true)),
    queryKey: nameAvailabilityQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters], signal }) {
      return getNameAvailability(kit, {
        ...parameters,
        name: parameters?.name ?? '',
        signal,
      })
    },
  }
}

export declare namespace nameAvailabilityQueryOptions {
  type Options<selectData = getNameAvailability.ReturnType> =
    nameAvailabilityQueryKey.Options &
      QueryParameter<
        getNameAvailability.ReturnType,
        getNameAvailability.ErrorType,
        selectData,
        nameAvailabilityQueryKey.ReturnType
      >
  type ReturnType<selectData = getNameAvailability.ReturnType> = QueryOptions<
    getNameAvailability.ReturnType,
    getNameAvailability.ErrorType,
    selectData,
    nameAvailabilityQueryKey.ReturnType
  >
}

/**
 * Returns the query key of whether a name can be registered. Without options,
 * it is the prefix of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: nameAvailabilityQueryKey(kit) })
 */
export function nameAvailabilityQueryKey(
  kit: Kit,
  options?: nameAvailabilityQueryKey.Options | undefined,
): nameAvailabilityQueryKey.ReturnType {
  assertKit(kit)
  const start = [
    'latchkey',
    'nameAvailability',
    kit.projectId,
    kit.hosts.api,
  ] as const
  if (!options) return start
  return [...start, toKeyOptions(options, ['chainId', 'name'])]
}

export declare namespace nameAvailabilityQueryKey {
  type Options = {
    [key in 'chainId' | 'name']?:
      | getNameAvailability.Parameters[key]
      | undefined
  }
  type ReturnType = readonly [
    'latchkey',
    'nameAvailability',
    string,
    string,
    Options?,
  ]
}
