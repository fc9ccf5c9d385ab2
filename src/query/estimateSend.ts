import { estimateSend } from '../actions/estimateSend.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { AmountAndReceiverRequiredError } from '../core/errors/send.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import { toSolanaText } from './utils/toSolanaText.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Returns options for a query of the network fee of a send.
 *
 * Enabled once account, network, receiver and token are given. Does not retry,
 * because the app's transports already do.
 *
 * @param options - the parameters of `estimateSend`, and `query` for
 * react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(
 *   estimateSendQueryOptions(kit, { account, chainId: 1, to, token: 'native' }),
 * )
 */
export function estimateSendQueryOptions<selectData = estimateSend.ReturnType>(
  kit: Kit,
  options: estimateSendQueryOptions.Options<selectData> = {},
): estimateSendQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { account, chainId, query, solana, to, token } = options
  const isComplete = account && chainId !== undefined && to && token
  return {
    ...queryDefaults,
    ...query,
    enabled: Boolean(isComplete && (query?.enabled ?? true)),
    queryKey: estimateSendQueryKey(kit, options),
    async queryFn({ queryKey: [, , , { to, token, ...rest }] }) {
      if (!to || !token) throw new AmountAndReceiverRequiredError()
      return estimateSend(kit, { ...rest, solana, to, token })
    },
  }
}

export declare namespace estimateSendQueryOptions {
  type Options<selectData = estimateSend.ReturnType> =
    estimateSendQueryKey.Options &
      QueryParameter<
        estimateSend.ReturnType,
        estimateSend.ErrorType,
        selectData,
        estimateSendQueryKey.ReturnType
      >
  type ReturnType<selectData = estimateSend.ReturnType> = QueryOptions<
    estimateSend.ReturnType,
    estimateSend.ErrorType,
    selectData,
    estimateSendQueryKey.ReturnType
  >
}

/**
 * Returns the query key of the network fee of a send.
 *
 * @example
 * queryClient.getQueryData(estimateSendQueryKey(kit, { account, chainId: 1, to, token: 'native' }))
 */
export function estimateSendQueryKey(
  kit: Kit,
  options: estimateSendQueryKey.Options = {},
): estimateSendQueryKey.ReturnType {
  assertKit(kit)
  return [
    'latchkey',
    'estimateSend',
    kit.projectId,
    toKeyOptions(options, ['account', 'amount', 'chainId', 'to', 'token']),
    ...toSolanaText(options),
  ]
}

export declare namespace estimateSendQueryKey {
  type Options = {
    [key in keyof estimateSend.Parameters]?:
      | estimateSend.Parameters[key]
      | undefined
  }
  type ReturnType = readonly [
    'latchkey',
    'estimateSend',
    string,
    Omit<Options, 'solana'>,
    ...string[],
  ]
}
