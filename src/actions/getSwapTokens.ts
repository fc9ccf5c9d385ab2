import type { SwapToken } from '../api/swapSchemas.js'
import type { ApiError } from '../core/errors/api.js'
import type { ParameterError } from '../core/errors/base.js'
import { getKitError } from '../core/errors/getKitError.js'
import { AccountRequiredError } from '../core/errors/request.js'
import { isSolanaNetwork } from '../core/network/isSolanaNetwork.js'
import { supports } from '../core/supports.js'
import { parseTokenId } from '../core/token/tokenId.js'
import type { Kit } from '../createKit.js'
import { getTokenImage } from '../features/balances/getTokenImage.js'
import { readCurrency } from '../features/currency/readCurrency.js'
import { toCaipNetworkId } from '../features/networks/toCaipNetworkId.js'
import {
  type HeldToken,
  orderSwapTokens,
} from '../features/swap/orderSwapTokens.js'
import { getActiveAccount } from './getActiveAccount.js'
import { getBalances } from './getBalances.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns the tokens that can be swapped on a network, with the account's
 * balances: suggested tokens first, in the order of the suggestions, then the
 * others as listed by the service.
 *
 * Where swaps are not supported, the list is empty. If the balances cannot be
 * read, the list is returned without them; `balancesError` says why.
 *
 * @param parameters.address - account whose balances are merged in, default
 * the active one
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the
 * account's network
 * @param parameters.currency - ISO 4217 code; default the kit's currency
 * @param parameters.signal - aborts the requests
 * @throws AccountRequiredError 'CaipNetwork or CaipAddress is undefined' when
 * no network is known
 * @throws ParameterError when `currency` is not an ISO 4217 code
 * @throws ApiRequestError, ApiTimeoutError, ApiResponseError
 *
 * @example
 * const { tokens } = await getSwapTokens(kit, { chainId: 1 })
 */
export async function getSwapTokens(
  kit: Kit,
  parameters: getSwapTokens.Parameters = {},
): Promise<getSwapTokens.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    address: 'string | undefined',
    chainId: 'number | string | undefined',
    currency: 'string | undefined',
    signal: 'AbortSignal | undefined',
  })
  const { signal } = parameters
  const currency = readCurrency(kit, parameters.currency)
  const active = kit.getActiveAccount()
  const network = parameters.chainId ?? active?.chainId
  if (network === undefined) throw new AccountRequiredError()
  const isEvm = !isSolanaNetwork(network)
  const account = isEvm
    ? getActiveAccount(kit, { namespace: 'eip155' })
    : undefined
  const address = parameters.address ?? account?.address
  try {
    const caipNetworkId = toCaipNetworkId(network)
    if (!isEvm || !supports(kit.capabilities, 'swap', caipNetworkId))
      return {
        tokens: [],
        currency,
        dropped: 0,
        isSupported: false,
        partial: false,
      }
    const api = await kit.api()
    const [found, held] = await Promise.all([
      api.getSwapTokens({ caipNetworkId }, { signal }),
      address
        ? readHeld(kit, { address, chainId: caipNetworkId, currency, signal })
        : { balances: [] },
    ])
    return {
      ...found,
      currency,
      tokens: orderSwapTokens({
        ...{ ...held, caipNetworkId },
        tokens: withImages(kit, found.tokens),
      }),
      ...('error' in held && { balancesError: held.error }),
    }
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getSwapTokens {
  type Parameters = {
    address?: string | undefined
    chainId?: number | string | undefined
    currency?: string | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** Tokens of the network that can be swapped, with the balances held. */
    tokens: readonly (SwapToken & HeldToken)[]
    /** ISO 4217 code that prices and values are in. */
    currency: string
    /** Why the balances are missing. */
    balancesError?: unknown
    /** Number of rows that could not be read. */
    dropped: number
    /** `false` where swaps are not supported. */
    isSupported: boolean
    /** Whether rows were dropped. */
    partial: boolean
  }
  type ErrorType =
    | AccountRequiredError
    | ApiError
    | ParameterError
    | getKitError.ReturnType
}

/** The app's own pictures come before those of the service. */
function withImages(kit: Kit, tokens: readonly SwapToken[]) {
  if (!kit.tokenImages) return tokens
  return tokens.map((token) => {
    const place = parseTokenId(token.address)
    const image = place && getTokenImage(kit, place)
    return image ? { ...token, logoUri: image } : token
  })
}

async function readHeld(kit: Kit, parameters: getBalances.Parameters) {
  try {
    // Tokens without decimals can be swapped too.
    const asked = { ...parameters, includeIndivisible: true }
    const { balances } = await getBalances(kit, asked)
    return { balances }
  } catch (error) {
    if (parameters.signal?.aborted) throw error
    return { balances: [], error }
  }
}
