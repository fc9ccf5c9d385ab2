import { isTextList } from '../features/isTextList.js'
import { deliversTo } from './deliversTo.js'
import type { OnrampOptions, OnrampProvider } from './onramp.js'
import { onrampProviders } from './onrampProviders.js'

/**
 * The providers that a project uses, in its order, where they deliver. Names
 * that are not known are left out; a list that is not one of texts means none.
 *
 * @param parameters.names - the feature `onramp` of the project
 * @param parameters.caipNetworkId - network to deliver to; default any
 * @param parameters.options - a provider that lacks its key is left out
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
