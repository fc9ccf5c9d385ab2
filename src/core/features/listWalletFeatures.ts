import type { KitCapabilities } from '../capabilities.js'
import { listOnrampProviders } from '../onramp/listOnrampProviders.js'
import type { OnrampOptions } from '../onramp/onramp.js'
import { supports } from '../supports.js'
import type { WalletFeature } from './features.js'
import type { resolveFeatures } from './resolveFeatures.js'

/**
 * Returns the wallet features that are enabled and supported on the account's
 * network, in the order of `walletFeaturesOrder`.
 *
 * @param parameters.caipNetworkId - network of the account; without it the
 * list is empty
 */
export function listWalletFeatures(parameters: {
  caipNetworkId: string | undefined
  capabilities: KitCapabilities
  features: resolveFeatures.Features
  onramp: OnrampOptions | undefined
}): readonly WalletFeature[] {
  const { caipNetworkId, capabilities, features, onramp } = parameters
  if (!caipNetworkId) return []
  const providers = listOnrampProviders({
    caipNetworkId,
    names: features.onramp,
    options: onramp,
  })
  const isOn: Record<WalletFeature, boolean> = {
    onramp:
      providers.length > 0 && supports(capabilities, 'onramp', caipNetworkId),
    swaps:
      features.swaps !== false && supports(capabilities, 'swap', caipNetworkId),
    receive: features.receive,
    send: features.send && supports(capabilities, 'send', caipNetworkId),
  }
  return features.walletFeaturesOrder.filter((feature) => isOn[feature])
}
