import type { getNameSuggestions } from '../actions/getNameSuggestions.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { toKeyOptions } from './utils/toKeyOptions.js'

/**
 * Key of names like a wished one. Without
 * options it is the beginning of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: nameSuggestionsQueryKey(kit) })
 */
export function nameSuggestionsQueryKey(
  kit: Kit,
  options?: nameSuggestionsQueryKey.Options | undefined,
): nameSuggestionsQueryKey.ReturnType {
  assertKit(kit)
  const start = [
    'latchkey',
    'nameSuggestions',
    kit.projectId,
    kit.hosts.api,
  ] as const
  if (!options) return start
  return [...start, toKeyOptions(options, ['chainId', 'name'])]
}

export declare namespace nameSuggestionsQueryKey {
  type Options = {
    [key in 'chainId' | 'name']?: getNameSuggestions.Parameters[key] | undefined
  }
  type ReturnType = readonly [
    'latchkey',
    'nameSuggestions',
    string,
    string,
    Options?,
  ]
}
