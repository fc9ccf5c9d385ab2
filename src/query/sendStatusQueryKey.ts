import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { toKeyOptions } from './utils/toKeyOptions.js'

/**
 * Key of an open send's status. Without options it is the beginning of all
 * such keys of the project.
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
