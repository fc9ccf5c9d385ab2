import { getNameTexts } from '../actions/getNameTexts.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { IDENTITY_FRESH_MS } from '../core/constants/names.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { refetchUnreachable } from './utils/refetchUnreachable.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Returns options for a query of text records of an ENS name, fresh for 5
 * minutes.
 *
 * Enabled once `name` and `keys` are given.
 *
 * @param options - the parameters of `getNameTexts`, and `query` for react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(nameTextsQueryOptions(kit, { name: 'ada.eth', keys: ['url'] }))
 */
export function nameTextsQueryOptions<selectData = getNameTexts.ReturnType>(
  kit: Kit,
  options: nameTextsQueryOptions.Options<selectData> = {},
): nameTextsQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { keys, name, query } = options
  return {
    ...queryDefaults,
    refetchInterval: refetchUnreachable,
    staleTime: IDENTITY_FRESH_MS,
    ...query,
    enabled: Boolean(name && keys?.length && (query?.enabled ?? true)),
    queryKey: nameTextsQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters], signal }) {
      return getNameTexts(kit, {
        keys: parameters?.keys ?? [],
        name: parameters?.name ?? '',
        signal,
      })
    },
  }
}

export declare namespace nameTextsQueryOptions {
  type Options<selectData = getNameTexts.ReturnType> =
    nameTextsQueryKey.Options &
      QueryParameter<
        getNameTexts.ReturnType,
        getNameTexts.ErrorType,
        selectData,
        nameTextsQueryKey.ReturnType
      >
  type ReturnType<selectData = getNameTexts.ReturnType> = QueryOptions<
    getNameTexts.ReturnType,
    getNameTexts.ErrorType,
    selectData,
    nameTextsQueryKey.ReturnType
  >
}

/**
 * Returns the query key of the text records of a name. Without options, it is
 * the prefix of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: nameTextsQueryKey(kit) })
 */
export function nameTextsQueryKey(
  kit: Kit,
  options?: nameTextsQueryKey.Options | undefined,
): nameTextsQueryKey.ReturnType {
  assertKit(kit)
  const start = ['latchkey', 'nameTexts', kit.projectId, kit.hosts.api] as const
  if (!options) return start
  return [...start, toKeyOptions(options, ['keys', 'name'])]
}

export declare namespace nameTextsQueryKey {
  type Options = {
    [key in 'keys' | 'name']?: getNameTexts.Parameters[key] | undefined
  }
  type ReturnType = readonly ['latchkey', 'nameTexts', string, string, Options?]
}
