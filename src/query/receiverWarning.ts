import { getReceiverWarning } from '../actions/getReceiverWarning.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Returns options for a query of the warning about a receiver. Always stale,
 * because a send changes it.
 *
 * Enabled once `address`, `chainId` and `to` are given.
 *
 * @param options - the parameters of `getReceiverWarning`, and `query` for
 * react-query
 *
 * @example
 * const { warning } = await queryClient.fetchQuery(receiverWarningQueryOptions(kit, { address, chainId: 1, to }))
 */
export function receiverWarningQueryOptions<
  selectData = getReceiverWarning.ReturnType,
>(
  kit: Kit,
  options: receiverWarningQueryOptions.Options<selectData> = {},
): receiverWarningQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { address, chainId, query, to } = options
  return {
    ...queryDefaults,
    ...query,
    enabled: Boolean(
      address && chainId !== undefined && to && (query?.enabled ?? true),
    ),
    queryKey: receiverWarningQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters], signal }) {
      return getReceiverWarning(kit, {
        ...parameters,
        to: parameters?.to ?? '',
        signal,
      })
    },
  }
}

export declare namespace receiverWarningQueryOptions {
  type Options<selectData = getReceiverWarning.ReturnType> =
    receiverWarningQueryKey.Options &
      QueryParameter<
        getReceiverWarning.ReturnType,
        getReceiverWarning.ErrorType,
        selectData,
        receiverWarningQueryKey.ReturnType
      >
  type ReturnType<selectData = getReceiverWarning.ReturnType> = QueryOptions<
    getReceiverWarning.ReturnType,
    getReceiverWarning.ErrorType,
    selectData,
    receiverWarningQueryKey.ReturnType
  >
}

/**
 * Returns the query key of the warning about a receiver. Without options, it
 * is the prefix of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: receiverWarningQueryKey(kit) })
 */
export function receiverWarningQueryKey(
  kit: Kit,
  options?: receiverWarningQueryKey.Options | undefined,
): receiverWarningQueryKey.ReturnType {
  assertKit(kit)
  const start = [
    'latchkey',
    'receiverWarning',
    kit.projectId,
    kit.hosts.api,
  ] as const
  if (!options) return start
  return [...start, toKeyOptions(options, ['address', 'chainId', 'to'])]
}

export declare namespace receiverWarningQueryKey {
  type Options = {
    [key in 'address' | 'chainId' | 'to']?:
      | getReceiverWarning.Parameters[key]
      | undefined
  }
  type ReturnType = readonly [
    'latchkey',
    'receiverWarning',
    string,
    string,
    Options?,
  ]
}
