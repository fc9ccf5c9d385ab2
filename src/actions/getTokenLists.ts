import type { InvalidCaipChainIdError } from '../core/errors/caip.js'
import { getErrorText } from '../core/errors/getErrorText.js'
import { getKitError } from '../core/errors/getKitError.js'
import { TokenListError } from '../core/errors/tokenList.js'
import type { ListedToken, TokenListSource } from '../core/token/tokenList.js'
import type { Kit } from '../createKit.js'
import { fetchTokenList } from '../features/balances/fetchTokenList.js'
import { getTokenImage } from '../features/balances/getTokenImage.js'
import { readTokenList } from '../features/balances/readTokenList.js'
import { toCaipNetworkId } from '../features/networks/toCaipNetworkId.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns the tokens of the app's token lists (`tokenLists` of the kit), in the
 * order of the lists. Lists are in the schema of tokenlists.org, fetched over
 * HTTPS, within 10 s and 5 MiB each.
 *
 * Lists only decide what is offered, with which name and picture. They are
 * never trusted with money: their decimals are left out, and read from the
 * chain where they count.
 *
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default all networks
 * @param parameters.signal - aborts the requests
 * @throws InvalidCaipChainIdError
 *
 * @example
 * const { tokens } = await getTokenLists(kit, { chainId: 1 })
 */
export async function getTokenLists(
  kit: Kit,
  parameters: getTokenLists.Parameters = {},
): Promise<getTokenLists.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    chainId: 'number | string | undefined',
    signal: 'AbortSignal | undefined',
  })
  const { chainId, signal } = parameters
  try {
    const network = chainId === undefined ? undefined : toCaipNetworkId(chainId)
    const sources = kit.tokenLists ?? []
    const found = await Promise.all(
      sources.map((source) => read(source, signal)),
    )
    const tokens = new Map<string, ListedToken>()
    for (const token of found.flatMap(({ tokens }) => tokens)) {
      if (tokens.has(token.id)) continue
      if (network && token.caipNetworkId !== network) continue
      tokens.set(token.id, {
        ...token,
        iconUrl: getTokenImage(kit, token) ?? token.iconUrl,
      })
    }
    return {
      errors: found.flatMap(({ error }) => error ?? []),
      tokens: [...tokens.values()],
    }
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getTokenLists {
  type Parameters = {
    chainId?: number | string | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** Why lists are missing: one per list that cannot be used. */
    errors: readonly TokenListError[]
    /** Each token once: the first list that has it decides. */
    tokens: readonly ListedToken[]
  }
  type ErrorType = InvalidCaipChainIdError | getKitError.ReturnType
}

/** One list that fails does not take the others away. */
async function read(
  source: TokenListSource,
  signal: AbortSignal | undefined,
): Promise<{ error?: TokenListError; tokens: readonly ListedToken[] }> {
  try {
    const list =
      typeof source === 'string'
        ? await fetchTokenList(source, { signal })
        : source
    return { tokens: readTokenList(list) }
  } catch (cause) {
    if (signal?.aborted) throw cause
    const error =
      cause instanceof TokenListError
        ? cause
        : new TokenListError({
            cause,
            details: getErrorText(cause) ?? 'It cannot be read.',
            reason: 'invalid',
          })
    return { error, tokens: [] }
  }
}
