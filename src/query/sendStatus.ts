import { getSendStatus } from '../actions/getSendStatus.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { SendStatus } from '../core/send/sendStatus.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Returns options for a query of the status of an open send, `null` once it is
 * settled. Enabled once `sendId` is given.
 *
 * @param options - the parameters of `getSendStatus`, and `query` for react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(sendStatusQueryOptions(kit, { sendId }))
 */
export function sendStatusQueryOptions<selectData = SendStatus | null>(
  kit: Kit,
  options: sendStatusQueryOptions.Options<selectData> = {},
): sendStatusQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { query, sendId } = options
  return {
    ...queryDefaults,
    ...query,
    enabled: Boolean(sendId && (query?.enabled ?? true)),
    queryKey: sendStatusQueryKey(kit, options),
    async queryFn({ queryKey: [, , , { sendId = '' } = {}] }) {
      return (await getSendStatus(kit, { sendId })) ?? null
    },
  }
}

export declare namespace sendStatusQueryOptions {
  type Options<selectData = SendStatus | null> = sendStatusQueryKey.Options &
    QueryParameter<
      SendStatus | null,
      getSendStatus.ErrorType,
      selectData,
      sendStatusQueryKey.ReturnType
    >
  type ReturnType<selectData = SendStatus | null> = QueryOptions<
    SendStatus | null,
    getSendStatus.ErrorType,
    selectData,
    sendStatusQueryKey.ReturnType
  >
}

/**
 * Returns the query key of the status of an open send. Without options, it is
 * the prefix of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: sendStatusQueryKey(kit) })
 */
export function sendStatusQueryKey(
  kit: Kit,
  options?: sendStatusQueryKey.Options | undefined,
): sendStatusQueryKey.ReturnType {
  assertKit(kit)
  const start = ['latchkey', 'sendStatus', kit.projectId] as const
  return options ? [...start, toKeyOptions(options, ['sendId'])] : start
}

export declare namespace sendStatusQueryKey {
  type Options = { sendId?: string | undefined }
  type ReturnType = readonly ['latchkey', 'sendStatus', string, Options?]
}
