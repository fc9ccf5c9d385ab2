import {
  defaultCapabilities,
  type Feature,
  type KitCapabilities,
} from './capabilities.js'
import { InvalidCaipNetworkIdError } from './errors/caipNetwork.js'

// Same rules as `isNamespace` and `parseCaipNetworkId`, which this keeps out
// of the initial bundle.
const placePattern =
  /^(eip155|solana|polkadot|bip122|cosmos)(:[-_a-zA-Z0-9]{1,32})?$/

/**
 * Returns the default capabilities, extended by the app's networks.
 *
 * @param extra - namespaces or CAIP-2 IDs to add per feature
 * @throws InvalidCaipNetworkIdError when an entry is neither
 *
 * @example
 * resolveCapabilities({ swap: ['eip155:31337'] })
 */
export function resolveCapabilities(
  extra: resolveCapabilities.Parameters = {},
): KitCapabilities {
  const capabilities = { ...defaultCapabilities }
  for (const feature of Object.keys(defaultCapabilities) as Feature[]) {
    const places = extra[feature] ?? []
    for (const place of places)
      if (typeof place !== 'string' || !placePattern.test(place))
        throw new InvalidCaipNetworkIdError({ value: place })
    capabilities[feature] = [
      ...new Set([...defaultCapabilities[feature], ...places]),
    ]
  }
  return capabilities
}

export declare namespace resolveCapabilities {
  type Parameters = {
    [key in Feature]?: readonly string[] | undefined
  }
  type ErrorType = InvalidCaipNetworkIdError
}
