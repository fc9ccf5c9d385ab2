import {
  defaultCapabilities,
  type Feature,
  type KitCapabilities,
} from './capabilities.js'
import { ParameterError } from './errors/base.js'

// Same rules as `parseCaipNetworkId`, which this keeps out of the initial
// bundle. Other namespaces have no adapter.
const placePattern = /^(eip155|solana)(:[-_a-zA-Z0-9]{1,32})?$/

/**
 * Returns the default capabilities, extended by the app's networks.
 *
 * @param extra - namespaces or CAIP-2 IDs to add per feature
 * @throws ParameterError when an entry is neither, or of a namespace other
 * than `eip155` and `solana`
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
        throw new ParameterError({
          expected: 'eip155, solana',
          parameter: `capabilities.${feature}`,
          received: typeof place,
        })
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
  type ErrorType = ParameterError
}
