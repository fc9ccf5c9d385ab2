import { foldCase } from '../core/address/foldCase.js'
import type { InvalidCaipChainIdError } from '../core/errors/caip.js'
import type { Kit } from '../createKit.js'
import { toCaipNetworkId } from '../features/networks/toCaipNetworkId.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Removes a token from those added with `watchToken`. Does nothing if it is
 * not watched.
 *
 * @param parameters.token - address of the contract or mint
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id
 * @throws InvalidCaipChainIdError
 *
 * @example
 * unwatchToken(kit, { token, chainId: 1 })
 */
export function unwatchToken(
  kit: Kit,
  parameters: unwatchToken.Parameters,
): void {
  const { chainId, token } = assertParameters(kit, parameters, {
    chainId: 'number | string',
    token: 'string',
  })
  const entry = `${toCaipNetworkId(chainId)}:${foldCase(token)}`
  const watched = kit.storage.get('watchedTokens') ?? []
  kit.storage.set(
    'watchedTokens',
    watched.filter((value) => value !== entry),
  )
}

export declare namespace unwatchToken {
  type Parameters = { token: string; chainId: number | string }
  type ErrorType = InvalidCaipChainIdError
}
