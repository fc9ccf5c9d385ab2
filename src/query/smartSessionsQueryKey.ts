import type { getSmartSessions } from '../actions/getSmartSessions.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { toKeyOptions } from './utils/toKeyOptions.js'

/**
 * Key of an account's smart sessions. Without options it is the beginning of all such keys of the
 * project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: smartSessionsQueryKey(kit) })
 */
export function smartSessionsQueryKey(
  kit: Kit,
  options?: smartSessionsQueryKey.Options | undefined,
): smartSessionsQueryKey.ReturnType {
  assertKit(kit)
  const start = [
    'latchkey',
    'smartSessions',
    kit.projectId,
    kit.hosts.api,
  ] as const
  if (!options) return start
  return [...start, toKeyOptions(options, ['address', 'chainId'])]
}

export declare namespace smartSessionsQueryKey {
  type Options = Omit<getSmartSessions.Parameters, 'signal'>
  type ReturnType = readonly [
    'latchkey',
    'smartSessions',
    string,
    string,
    Options?,
  ]
}
