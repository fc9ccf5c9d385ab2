import type { getNfts } from '../actions/getNfts.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { toKeyOptions } from './utils/toKeyOptions.js'

/**
 * Key of an account's NFTs. Without
 * options it is the beginning of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: nftsQueryKey(kit) })
 */
export function nftsQueryKey(
  kit: Kit,
  options?: nftsQueryKey.Options | undefined,
): nftsQueryKey.ReturnType {
  assertKit(kit)
  const start = ['latchkey', 'nfts', kit.projectId, kit.hosts.api] as const
  if (!options) return start
  return [...start, toKeyOptions(options, ['address', 'chainId'])]
}

export declare namespace nftsQueryKey {
  type Options = {
    [key in 'address' | 'chainId']?: getNfts.Parameters[key] | undefined
  }
  type ReturnType = readonly ['latchkey', 'nfts', string, string, Options?]
}
