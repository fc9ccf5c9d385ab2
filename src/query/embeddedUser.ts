import { getEmbeddedUser } from '../actions/getEmbeddedUser.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Returns options for a query of the embedded wallet's user; `null` when not
 * logged in. Changes reported by the frame are in its store, which
 * `useEmbeddedUser` follows.
 *
 * @param options - `query` for react-query
 *
 * @example
 * const user = await queryClient.fetchQuery(embeddedUserQueryOptions(kit))
 */
export function embeddedUserQueryOptions<
  selectData = embeddedUserQueryOptions.Data,
>(
  kit: Kit,
  options: embeddedUserQueryOptions.Options<selectData> = {},
): embeddedUserQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { query } = options
  return {
    ...queryDefaults,
    networkMode: 'always',
    staleTime: 0,
    ...query,
    enabled: query?.enabled ?? kit.frame !== undefined,
    queryKey: embeddedUserQueryKey(kit),
    async queryFn({ signal }) {
      return (await getEmbeddedUser(kit, { signal })) ?? null
    },
  }
}

export declare namespace embeddedUserQueryOptions {
  type Data = NonNullable<getEmbeddedUser.ReturnType> | null
  type Options<selectData = Data> = QueryParameter<
    Data,
    getEmbeddedUser.ErrorType,
    selectData,
    embeddedUserQueryKey.ReturnType
  >
  type ReturnType<selectData = Data> = QueryOptions<
    Data,
    getEmbeddedUser.ErrorType,
    selectData,
    embeddedUserQueryKey.ReturnType
  >
}

/**
 * Returns the query key of the embedded wallet's user.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: embeddedUserQueryKey(kit) })
 */
export function embeddedUserQueryKey(
  kit: Kit,
): embeddedUserQueryKey.ReturnType {
  assertKit(kit)
  return ['latchkey', 'embeddedUser', kit.projectId, kit.hosts.frame]
}

export declare namespace embeddedUserQueryKey {
  type ReturnType = readonly ['latchkey', 'embeddedUser', string, string]
}
