import type { estimateSend } from '../actions/estimateSend.js'
import type { Kit } from '../createKit.js'

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
  const { account, amount, chainId, solana, to, token } = options
  return [
    'latchkey',
    'estimateSend',
    kit.projectId,
    { account, amount, chainId, to, token },
    // react-query cannot write a bigint.
    ...(solana ? [JSON.stringify(solana, toText)] : []),
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

function toText(_key: string, value: unknown) {
  return typeof value === 'bigint' ? String(value) : value
}
