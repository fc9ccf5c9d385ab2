import type { ProjectFeature } from '../../projects.js'
import type { Adapter } from '../adapters/adapter.js'
import type { ApiBackend } from '../apiBackend.js'

/**
 * Features of the API by what its adapters serve, or what answers in their
 * place; the kit hides the rest. Swaps that the kit refuses to sign are not
 * promised to it.
 */
export function listApiFeatures(
  adapters: readonly Adapter[],
  backend: Partial<Pick<ApiBackend, 'getHistory' | 'onramp' | 'swap'>> = {},
): ProjectFeature[] {
  const hasSwaps =
    backend.swap !== undefined ||
    adapters.some(({ swaps }) => swaps?.isReadable)
  const hasHistory =
    backend.getHistory !== undefined || adapters.some(({ history }) => history)
  const seller = backend.onramp ?? adapters.find(({ onramp }) => onramp)?.onramp
  const providers = seller?.providers ?? []
  return [
    // Apps know the names of providers only; `1inch` stands for any.
    {
      id: 'swap',
      isEnabled: hasSwaps,
      config: hasSwaps ? ['1inch'] : [],
    },
    {
      id: 'onramp',
      isEnabled: providers.length > 0,
      config: providers,
    },
    { id: 'activity', isEnabled: hasHistory, config: [] },
  ]
}
