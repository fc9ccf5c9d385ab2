import { isTextList } from '../features/isTextList.js'
import type { Hosts } from '../options/hosts.js'
import { deliversTo } from './deliversTo.js'
import type { OnrampOptions, OnrampProvider } from './onramp.js'
import { onrampProviders } from './onrampProviders.js'

/**
 * Returns the project's providers, in order, that deliver to the network.
 * Unknown names are dropped; an invalid list returns none.
 *
 * @param parameters.names - the project's `onramp` feature
 * @param parameters.caipNetworkId - network to deliver to; default any
 * @param parameters.hosts - names the page of `link`
 * @param parameters.options - providers without a required key are left out
 *
 * @example
 * listOnrampProviders({ names: ['coinbase'], caipNetworkId: 'eip155:1' })
 */
export function listOnrampProviders(parameters: {
  names: unknown
  caipNetworkId?: string | undefined
  hosts?: Pick<Hosts, 'onramp'> | undefined
  options?: OnrampOptions | undefined
}): readonly OnrampProvider[] {
  const { caipNetworkId, hosts, names, options } = parameters
  if (!isTextList(names)) return []
  const found = [...new Set(names)].flatMap((name) =>
    onrampProviders.filter(
      (provider) =>
        provider.name === name &&
        provider.isConfigured(options) &&
        (caipNetworkId === undefined || deliversTo(provider, caipNetworkId)),
    ),
  )
  // The app's key leads to the same page.
  const hasMeld = found.some(({ name }) => name === 'meld')
  return found
    .filter(({ name }) => name !== 'link' || !hasMeld)
    .map((provider) =>
      provider.name === 'link' && hosts
        ? { ...provider, label: toLabel(hosts) }
        : provider,
    )
}

function toLabel({ onramp }: Pick<Hosts, 'onramp'>) {
  const { host } = new URL(onramp)
  return host === 'meldcrypto.com' ? 'Meld.io' : host
}
