import type { ProjectFeature } from '../../projects.js'
import type { Adapter } from '../adapters/adapter.js'

/** Features of the API by what its adapters serve; the kit hides the rest. */
export function listApiFeatures(
  adapters: readonly Adapter[],
): ProjectFeature[] {
  const has = (part: 'history' | 'onramp' | 'swaps') =>
    adapters.some((adapter) => adapter[part])
  return [
    // Apps know the names of providers only; `1inch` stands for any.
    {
      id: 'swap',
      isEnabled: has('swaps'),
      config: has('swaps') ? ['1inch'] : [],
    },
    {
      id: 'onramp',
      isEnabled: has('onramp'),
      config: has('onramp') ? ['meld'] : [],
    },
    { id: 'activity', isEnabled: has('history'), config: [] },
  ]
}
