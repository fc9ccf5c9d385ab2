import type { getMaxSend } from '../actions/getMaxSend.js'
import type { Kit } from '../createKit.js'

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
  const { account, chainId, solana, to, token } = options
  return [
    'latchkey',
    'maxSend',
    kit.projectId,
    kit.hosts.api,
    { account, chainId, to, token },
    // react-query cannot write a bigint.
    ...(solana ? [JSON.stringify(solana, toText)] : []),
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

function toText(_key: string, value: unknown) {
  return typeof value === 'bigint' ? String(value) : value
}
