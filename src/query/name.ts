import type { QueryFilters } from '@tanstack/react-query'
import { getName } from '../actions/getName.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { assertParameters } from '../actions/parameters/assertParameters.js'
import type { suggestNames } from '../api/names.js'
import { foldCase } from '../core/address/foldCase.js'
import { IDENTITY_FRESH_MS } from '../core/constants/names.js'
import type { Kit } from '../createKit.js'
import { parseName } from '../features/names/parseName.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { refetchUnreachable } from './utils/refetchUnreachable.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Returns options for a query of the record of a name, fresh for 5 minutes.
 *
 * Enabled once `name` and `chainId` are given. Does not retry, because the API
 * client already does.
 *
 * @param options - the parameters of `getName`, and `query` for react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(nameQueryOptions(kit, { name: 'ada.reown.id', chainId: 1 }))
 */
export function nameQueryOptions<selectData = getName.ReturnType>(
  kit: Kit,
  options: nameQueryOptions.Options<selectData> = {},
): nameQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { chainId, name, query } = options
  return {
    ...queryDefaults,
    refetchInterval: refetchUnreachable,
    staleTime: IDENTITY_FRESH_MS,
    ...query,
    enabled: Boolean(chainId !== undefined && name && (query?.enabled ?? true)),
    queryKey: nameQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters], signal }) {
      return getName(kit, {
        ...parameters,
        name: parameters?.name ?? '',
        signal,
      })
    },
  }
}

export declare namespace nameQueryOptions {
  type Options<selectData = getName.ReturnType> = nameQueryKey.Options &
    QueryParameter<
      getName.ReturnType,
      getName.ErrorType,
      selectData,
      nameQueryKey.ReturnType
    >
  type ReturnType<selectData = getName.ReturnType> = QueryOptions<
    getName.ReturnType,
    getName.ErrorType,
    selectData,
    nameQueryKey.ReturnType
  >
}

/**
 * Returns the query key of the record of a name. Without options, it is the
 * prefix of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: nameQueryKey(kit) })
 */
export function nameQueryKey(
  kit: Kit,
  options?: nameQueryKey.Options | undefined,
): nameQueryKey.ReturnType {
  assertKit(kit)
  const start = ['latchkey', 'name', kit.projectId, kit.hosts.api] as const
  if (!options) return start
  return [...start, toKeyOptions(options, ['chainId', 'name'])]
}

export declare namespace nameQueryKey {
  type Options = {
    [key in 'chainId' | 'name']?: getName.Parameters[key] | undefined
  }
  type ReturnType = readonly ['latchkey', 'name', string, string, Options?]
}

/**
 * Returns react-query filters for what registering a name changes: identity
 * and names of the address, the record and availability of the name, and
 * suggestions that include it. Names in keys match with or without the suffix.
 *
 * @param parameters.address - EVM address in any case
 * @param parameters.name - full name
 *
 * @example
 * await queryClient.invalidateQueries(nameQueryFilters(kit, { address, name }))
 */
export function nameQueryFilters(
  kit: Kit,
  parameters: { address: string; name: string },
): Required<Pick<QueryFilters, 'predicate'>> {
  parameters = assertParameters(kit, parameters, {
    address: 'string',
    name: 'string',
  })
  const whose = foldCase(parameters.address)
  return {
    predicate({ queryKey, state }) {
      const [owner, stem, project, api, options] = queryKey
      if (owner !== 'latchkey' || project !== kit.projectId) return false
      if (api !== kit.hosts.api) return false
      const { address, name } = (options ?? {}) as Partial<typeof parameters>
      if (stem === 'identity' || stem === 'reverseNames')
        return address !== undefined && foldCase(address) === whose
      if (stem === 'name' || stem === 'nameAvailability')
        return name !== undefined && toFullName(name) === parameters.name
      if (stem === 'nameSuggestions') return lists(state.data, parameters.name)
      return false
    },
  }
}

/** Suggestions include whether each name is taken. */
function lists(data: unknown, name: string) {
  const { suggestions } = (data ?? {}) as Partial<suggestNames.ReturnType>
  return suggestions?.some((one) => one.name.toLowerCase() === name) ?? false
}

function toFullName(name: string) {
  try {
    return parseName(name).name
  } catch {
    return undefined
  }
}
