import { isTextList } from '../features/isTextList.js'
import { deliversTo } from './deliversTo.js'
import type { OnrampOptions, OnrampProvider } from './onramp.js'
import { onrampProviders } from './onrampProviders.js'

/**
 * Returns the project's providers, in order, that deliver to the network.
 * Unknown names are dropped; an invalid list returns none.
 *
 * @param parameters.names - the project's `onramp` feature
 * @param parameters.caipNetworkId - network to deliver to; default any
 * @param parameters.options - providers without a required key are left out
 *
 * @example
 * listOnrampProviders({ names: ['coinbase'], caipNetworkId: 'eip155:1' })
 */
export function listOnrampProviders(parameters: {
  names: unknown
  caipNetworkId?: string | undefined
  options?: OnrampOptions | undefined
}): readonly OnrampProvider[] {
  const { caipNetworkId, names, options } = parameters
  if (!isTextList(names)) return []
  return [...new Set(names)].flatMap((name) =>
    onrampProviders.filter(
      (provider) =>
        provider.name === name &&
        provider.isConfigured(options) &&
        (caipNetworkId === undefined || deliversTo(provider, caipNetworkId)),
    ),
  )
}
