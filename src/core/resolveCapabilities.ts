import {
  defaultCapabilities,
  type Feature,
  type KitCapabilities,
} from './capabilities.js'
import { InvalidCaipNetworkIdError } from './errors/caipNetwork.js'

// As `isNamespace` and `parseCaipNetworkId` have it, for a page that needs
// neither before anybody acts.
const placePattern =
  /^(eip155|solana|polkadot|bip122|cosmos)(:[-_a-zA-Z0-9]{1,32})?$/

/**
 * The default table of what works where, extended by an app's own networks.
 *
 * @param extra - namespaces or CAIP-2 ids to add per feature
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
