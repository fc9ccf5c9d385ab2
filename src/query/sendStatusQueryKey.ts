import type { Kit } from '../createKit.js'

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
  const start = ['latchkey', 'sendStatus', kit.projectId] as const
  return options ? [...start, { sendId: options.sendId }] : start
}

export declare namespace sendStatusQueryKey {
  type Options = { sendId?: string | undefined }
  type ReturnType = readonly ['latchkey', 'sendStatus', string, Options?]
}
