import { getNameSuggestions } from '../actions/getNameSuggestions.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { IDENTITY_FRESH_MS } from '../core/constants/names.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Returns options for a query of names similar to the given one, fresh for 5
 * minutes.
 *
 * Enabled once `name` and `chainId` are given. Does not retry, because the API
 * client already does.
 *
 * @param options - the parameters of `getNameSuggestions`, and `query` for react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(nameSuggestionsQueryOptions(kit, { name: 'ada.reown.id', chainId: 1 }))
 */
export function nameSuggestionsQueryOptions<
  selectData = getNameSuggestions.ReturnType,
>(
  kit: Kit,
  options: nameSuggestionsQueryOptions.Options<selectData> = {},
): nameSuggestionsQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { chainId, name, query } = options
  return {
    ...queryDefaults,
    staleTime: IDENTITY_FRESH_MS,
    ...query,
    enabled: Boolean(chainId !== undefined && name && (query?.enabled ?? true)),
    queryKey: nameSuggestionsQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters], signal }) {
      return getNameSuggestions(kit, {
        ...parameters,
        name: parameters?.name ?? '',
        signal,
      })
    },
  }
}

export declare namespace nameSuggestionsQueryOptions {
  type Options<selectData = getNameSuggestions.ReturnType> =
    nameSuggestionsQueryKey.Options &
      QueryParameter<
        getNameSuggestions.ReturnType,
        getNameSuggestions.ErrorType,
        selectData,
        nameSuggestionsQueryKey.ReturnType
      >
  type ReturnType<selectData = getNameSuggestions.ReturnType> = QueryOptions<
    getNameSuggestions.ReturnType,
    getNameSuggestions.ErrorType,
    selectData,
    nameSuggestionsQueryKey.ReturnType
  >
}

/**
 * Returns the query key of names similar to the given one. Without options, it
 * is the prefix of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: nameSuggestionsQueryKey(kit) })
 */
export function nameSuggestionsQueryKey(
  kit: Kit,
  options?: nameSuggestionsQueryKey.Options | undefined,
): nameSuggestionsQueryKey.ReturnType {
  assertKit(kit)
  const start = [
    'latchkey',
    'nameSuggestions',
    kit.projectId,
    kit.hosts.api,
  ] as const
  if (!options) return start
  return [...start, toKeyOptions(options, ['chainId', 'name'])]
}

export declare namespace nameSuggestionsQueryKey {
  type Options = {
    [key in 'chainId' | 'name']?: getNameSuggestions.Parameters[key] | undefined
  }
  type ReturnType = readonly [
    'latchkey',
    'nameSuggestions',
    string,
    string,
    Options?,
  ]
}
