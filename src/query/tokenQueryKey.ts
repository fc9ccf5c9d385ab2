import type { getToken } from '../actions/getToken.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { toKeyOptions } from './utils/toKeyOptions.js'

/**
 * Key of a token's name and decimals.
 *
 * @example
 * queryClient.getQueryData(tokenQueryKey(kit, { token, chainId: 1 }))
 */
export function tokenQueryKey(
  kit: Kit,
  options: tokenQueryKey.Options = {},
): tokenQueryKey.ReturnType {
  assertKit(kit)
  const asked = toKeyOptions(options, ['chainId', 'token'])
  return ['latchkey', 'token', kit.projectId, asked]
}

export declare namespace tokenQueryKey {
  type Options = {
    [key in keyof getToken.Parameters]?: getToken.Parameters[key] | undefined
  }
  type ReturnType = readonly ['latchkey', 'token', string, Options]
}
