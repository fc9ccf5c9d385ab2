import type { getTokenLists } from '../actions/getTokenLists.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { loadModule } from '../core/loadModule.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/** Lists change a few times a year. */
const FRESH_MS = 60 * 60_000

/**
 * Returns options for a query of the tokens of the app's token lists, fresh for
 * an hour.
 *
 * @param options - the parameters of `getTokenLists`, and `query` for
 * react-query
 *
 * @example
 * const { tokens } = await queryClient.fetchQuery(tokenListsQueryOptions(kit, { chainId: 1 }))
 */
export function tokenListsQueryOptions<selectData = getTokenLists.ReturnType>(
  kit: Kit,
  options: tokenListsQueryOptions.Options<selectData> = {},
): tokenListsQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { query } = options
  return {
    ...queryDefaults,
    staleTime: FRESH_MS,
    ...query,
    enabled: Boolean(kit.tokenLists?.length && (query?.enabled ?? true)),
    queryKey: tokenListsQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters], signal }) {
      const { getTokenLists } = await loadModule(
        () => import('../actions/getTokenLists.js'),
      )
      return getTokenLists(kit, { ...parameters, signal })
    },
  }
}

export declare namespace tokenListsQueryOptions {
  type Options<selectData = getTokenLists.ReturnType> =
    tokenListsQueryKey.Options &
      QueryParameter<
        getTokenLists.ReturnType,
        getTokenLists.ErrorType,
        selectData,
        tokenListsQueryKey.ReturnType
      >
  type ReturnType<selectData = getTokenLists.ReturnType> = QueryOptions<
    getTokenLists.ReturnType,
    getTokenLists.ErrorType,
    selectData,
    tokenListsQueryKey.ReturnType
  >
}

/**
 * Returns the query key of the tokens of the app's token lists. Without
 * options, it is the prefix of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: tokenListsQueryKey(kit) })
 */
export function tokenListsQueryKey(
  kit: Kit,
  options?: tokenListsQueryKey.Options | undefined,
): tokenListsQueryKey.ReturnType {
  assertKit(kit)
  const start = ['latchkey', 'tokenLists', kit.projectId] as const
  if (!options) return start
  // Kits of one project may have different lists.
  const lists = (kit.tokenLists ?? []).map((list) =>
    typeof list === 'string' ? list : `${list.name} ${list.timestamp}`,
  )
  return [...start, lists.join(' '), toKeyOptions(options, ['chainId'])]
}

export declare namespace tokenListsQueryKey {
  type Options = Omit<getTokenLists.Parameters, 'signal'>
  type ReturnType = readonly [
    'latchkey',
    'tokenLists',
    string,
    string?,
    Options?,
  ]
}
