import type { ProjectFeature } from '../../projects.js'
import type { Adapter } from '../adapters/adapter.js'

/**
 * Features of the API by what its adapters serve; the kit hides the rest. Swaps
 * that the kit refuses to sign are not promised to it.
 */
export function listApiFeatures(
  adapters: readonly Adapter[],
): ProjectFeature[] {
  const has = (part: 'history' | 'onramp') =>
    adapters.some((adapter) => adapter[part])
  const hasSwaps = adapters.some(({ swaps }) => swaps?.isReadable)
  return [
    // Apps know the names of providers only; `1inch` stands for any.
    {
      id: 'swap',
      isEnabled: hasSwaps,
      config: hasSwaps ? ['1inch'] : [],
    },
    {
      id: 'onramp',
      isEnabled: has('onramp'),
      config: has('onramp') ? ['meld'] : [],
    },
    { id: 'activity', isEnabled: has('history'), config: [] },
  ]
}
