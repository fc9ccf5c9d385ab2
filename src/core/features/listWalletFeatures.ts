import type { KitCapabilities } from '../capabilities.js'
import { listOnrampProviders } from '../onramp/listOnrampProviders.js'
import type { OnrampOptions } from '../onramp/onramp.js'
import { supports } from '../supports.js'
import type { WalletFeature } from './features.js'
import type { resolveFeatures } from './resolveFeatures.js'

/**
 * What can be done with an account on its network: on in the project, and
 * possible there, in the order of `walletFeaturesOrder`.
 *
 * @param parameters.caipNetworkId - of the account; without one nothing can be
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
