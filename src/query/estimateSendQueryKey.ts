import type { estimateSend } from '../actions/estimateSend.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import { toSolanaText } from './utils/toSolanaText.js'

/**
 * Key of what a send would cost.
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
