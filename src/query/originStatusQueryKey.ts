import type { getOriginStatus } from '../actions/getOriginStatus.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { toKeyOptions } from './utils/toKeyOptions.js'

/**
 * Key of whether a page is allowed. Without options it is the beginning of all such keys of the
 * project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: originStatusQueryKey(kit) })
 */
export function originStatusQueryKey(
  kit: Kit,
  options?: originStatusQueryKey.Options | undefined,
): originStatusQueryKey.ReturnType {
  assertKit(kit)
  const start = [
    'latchkey',
    'originStatus',
    kit.projectId,
    kit.hosts.explorer,
  ] as const
  if (!options) return start
  return [...start, toKeyOptions(options, ['origin'])]
}

export declare namespace originStatusQueryKey {
  type Options = Omit<getOriginStatus.Parameters, 'signal'>
  type ReturnType = readonly [
    'latchkey',
    'originStatus',
    string,
    string,
    Options?,
  ]
}
