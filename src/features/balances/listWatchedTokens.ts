import type { Kit } from '../../createKit.js'

/**
 * Returns the addresses of the tokens that are watched on a network, newest
 * first.
 */
export function listWatchedTokens(
  kit: Kit,
  { caipNetworkId }: { caipNetworkId: string },
): readonly string[] {
  const start = `${caipNetworkId}:`
  return (kit.storage.get('watchedTokens') ?? [])
    .filter((value) => typeof value === 'string')
    .filter((value) => value.startsWith(start))
    .map((value) => value.slice(start.length))
}
