import { defaultLocalFeatures } from '../options/features.js'
import type { FeatureOptions, LocalFeatures } from './features.js'
import { orderNames } from './orderNames.js'

const methods = ['email', 'social', 'wallet'] as const

/**
 * Returns the features controlled by the page only, with their defaults.
 * Values of the wrong type are ignored.
 *
 * @param given - the `features` option of `createKit`
 *
 * @example
 * getLocalFeatures({ pay: true }).pay // true
 */
export function getLocalFeatures(given?: FeatureOptions): LocalFeatures {
  const options = given ?? {}
  const features = { ...defaultLocalFeatures }
  for (const name of switches) {
    const value = options[name]
    if (typeof value === 'boolean') features[name] = value
  }
  const { connectMethodsOrder, connectorTypeOrder, walletFeaturesOrder } =
    options
  return {
    ...features,
    connectMethodsOrder:
      connectMethodsOrder && orderNames(connectMethodsOrder, methods),
    connectorTypeOrder: orderNames(
      connectorTypeOrder,
      features.connectorTypeOrder,
    ),
    walletFeaturesOrder: orderNames(
      walletFeaturesOrder,
      features.walletFeaturesOrder,
    ),
  }
}

const switches = [
  'receive',
  'send',
  'emailShowWallets',
  'analytics',
  'allWallets',
  'legalCheckbox',
  'smartSessions',
  'collapseWallets',
  'pay',
] as const
