import type { getOriginStatus } from '../actions/getOriginStatus.js'
import type { Kit } from '../createKit.js'

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
  const start = [
    'latchkey',
    'originStatus',
    kit.projectId,
    kit.hosts.explorer,
  ] as const
  if (!options) return start
  const { origin } = options
  return [...start, { origin }]
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
