import type { getMaxSend } from '../actions/getMaxSend.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import { toSolanaText } from './utils/toSolanaText.js'

/**
 * Key of the most that can be sent.
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
