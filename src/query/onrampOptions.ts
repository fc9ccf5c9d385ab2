import { getOnrampOptions } from '../actions/getOnrampOptions.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { PROJECT_RETRY_MS } from '../core/constants/project.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/** Stale time of the onramp currencies. */
const ONRAMP_OPTIONS_FRESH_MS = 300_000

/**
 * Returns options for a query of the currencies that can be bought and paid
 * with.
 *
 * Enabled once `chainId` is given. Does not retry, because the API client
 * already does. Fresh for 5 minutes; the built-in currencies, which are used
 * after a failure, for 30 s.
 *
 * @param options - the parameters of `getOnrampOptions`, and `query` for
 * react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(onrampOptionsQueryOptions(kit, { chainId: 1 }))
 */
export function onrampOptionsQueryOptions<
  selectData = getOnrampOptions.ReturnType,
>(
  kit: Kit,
  options: onrampOptionsQueryOptions.Options<selectData> = {},
): onrampOptionsQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { chainId, query } = options
  return {
    ...queryDefaults,
    staleTime: ({ state }) =>
      state.data?.isFallback ? PROJECT_RETRY_MS : ONRAMP_OPTIONS_FRESH_MS,
    ...query,
    enabled: chainId !== undefined && (query?.enabled ?? true),
    queryKey: onrampOptionsQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters], signal }) {
      return getOnrampOptions(kit, { ...parameters, signal })
    },
  }
}

export declare namespace onrampOptionsQueryOptions {
  type Options<selectData = getOnrampOptions.ReturnType> =
    onrampOptionsQueryKey.Options &
      QueryParameter<
        getOnrampOptions.ReturnType,
        getOnrampOptions.ErrorType,
        selectData,
        onrampOptionsQueryKey.ReturnType
      >
  type ReturnType<selectData = getOnrampOptions.ReturnType> = QueryOptions<
    getOnrampOptions.ReturnType,
    getOnrampOptions.ErrorType,
    selectData,
    onrampOptionsQueryKey.ReturnType
  >
}

/**
 * Returns the query key of the onramp's currencies. Without options, it is the
 * prefix of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: onrampOptionsQueryKey(kit) })
 */
export function onrampOptionsQueryKey(
  kit: Kit,
  options?: onrampOptionsQueryKey.Options | undefined,
): onrampOptionsQueryKey.ReturnType {
  assertKit(kit)
  const start = [
    'latchkey',
    'onrampOptions',
    kit.projectId,
    kit.hosts.api,
  ] as const
  if (!options) return start
  return [...start, toKeyOptions(options, ['chainId'])]
}

export declare namespace onrampOptionsQueryKey {
  type Options = Omit<getOnrampOptions.Parameters, 'signal'>
  type ReturnType = readonly [
    'latchkey',
    'onrampOptions',
    string,
    string,
    Options?,
  ]
}
