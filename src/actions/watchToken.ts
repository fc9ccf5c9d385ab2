import { foldCase } from '../core/address/foldCase.js'
import { InvalidTokenError } from '../core/errors/send.js'
import type { Kit } from '../createKit.js'
import { toCaipNetworkId } from '../features/networks/toCaipNetworkId.js'
import { getToken } from './getToken.js'

const WATCHED_TOKENS_LIMIT = 100

/**
 * Adds a token to the tokens that this browser lists on a network, and returns
 * it. `getChainBalances` and the send views include watched tokens.
 *
 * Name, symbol and decimals are read from the chain. Metadata of a page, as in
 * EIP-747 (`wallet_watchAsset`), is not accepted: anyone can choose it, and a
 * name never identifies a token.
 *
 * @param parameters.token - address of a contract or mint, or CAIP-19
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; not needed with
 * CAIP-19
 * @throws InvalidTokenError for the native coin, or when there is no token at
 * the address
 * @throws ChainNotSupportedError when the chain is not configured
 *
 * @example
 * const { symbol } = await watchToken(kit, { token, chainId: 1 })
 */
export async function watchToken(
  kit: Kit,
  parameters: watchToken.Parameters,
): Promise<watchToken.ReturnType> {
  const found = await getToken(kit, parameters)
  const { address, chainId } = found
  if (!address) throw new InvalidTokenError({ token: parameters.token })
  const entry = `${toCaipNetworkId(chainId)}:${foldCase(address)}`
  const others = (kit.storage.get('watchedTokens') ?? []).filter(
    (value) => typeof value === 'string' && value !== entry,
  )
  kit.storage.set(
    'watchedTokens',
    [entry, ...others].slice(0, WATCHED_TOKENS_LIMIT),
  )
  return found
}

export declare namespace watchToken {
  type Parameters = getToken.Parameters
  type ReturnType = getToken.ReturnType
  type ErrorType = getToken.ErrorType
}
