import { getMaxSend } from '../actions/getMaxSend.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { TokenRequiredError } from '../core/errors/send.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import { toSolanaText } from './utils/toSolanaText.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Returns options for a query of the most that can be sent.
 *
 * Enabled once account, network and token are given. Does not retry, because
 * the app's transports already do.
 *
 * @param options - the parameters of `getMaxSend`, and `query` for react-query
 *
 * @example
 * const { amount } = await queryClient.fetchQuery(
 *   maxSendQueryOptions(kit, { account, chainId: 1, token: 'native' }),
 * )
 */
export function maxSendQueryOptions<selectData = getMaxSend.ReturnType>(
  kit: Kit,
  options: maxSendQueryOptions.Options<selectData> = {},
): maxSendQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { account, chainId, query, solana, token } = options
  const isComplete = account && chainId !== undefined && token
  return {
    ...queryDefaults,
    ...query,
    enabled: Boolean(isComplete && (query?.enabled ?? true)),
    queryKey: maxSendQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , { token, ...rest }] }) {
      if (!token) throw new TokenRequiredError()
      return getMaxSend(kit, { ...rest, solana, token })
    },
  }
}

export declare namespace maxSendQueryOptions {
  type Options<selectData = getMaxSend.ReturnType> = maxSendQueryKey.Options &
    QueryParameter<
      getMaxSend.ReturnType,
      getMaxSend.ErrorType,
      selectData,
      maxSendQueryKey.ReturnType
    >
  type ReturnType<selectData = getMaxSend.ReturnType> = QueryOptions<
    getMaxSend.ReturnType,
    getMaxSend.ErrorType,
    selectData,
    maxSendQueryKey.ReturnType
  >
}

/**
 * Returns the query key of the most that can be sent.
 *
 * @example
 * queryClient.getQueryData(maxSendQueryKey(kit, { account, chainId: 1, token: 'native' }))
 */
export function maxSendQueryKey(
  kit: Kit,
  options: maxSendQueryKey.Options = {},
): maxSendQueryKey.ReturnType {
  assertKit(kit)
  return [
    'latchkey',
    'maxSend',
    kit.projectId,
    kit.hosts.api,
    toKeyOptions(options, ['account', 'chainId', 'to', 'token']),
    ...toSolanaText(options),
  ]
}

export declare namespace maxSendQueryKey {
  type Options = {
    [key in keyof getMaxSend.Parameters]?:
      | getMaxSend.Parameters[key]
      | undefined
  }
  type ReturnType = readonly [
    'latchkey',
    'maxSend',
    string,
    string,
    Omit<Options, 'solana'>,
    ...string[],
  ]
}
