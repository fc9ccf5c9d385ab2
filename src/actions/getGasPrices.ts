import type { ApiError } from '../core/errors/api.js'
import { getKitError } from '../core/errors/getKitError.js'
import { AccountRequiredError } from '../core/errors/request.js'
import { GasPriceUnsupportedError } from '../core/errors/swap.js'
import { supports } from '../core/supports.js'
import type { Kit } from '../createKit.js'
import { toCaipNetworkId } from '../features/networks/toCaipNetworkId.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns the gas price of a network at three levels, in wei per gas, as
 * reported by the API. Meant for displaying the fees of a swap; the wallet
 * decides what is paid.
 *
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * account's network
 * @param parameters.signal - aborts the request
 * @throws AccountRequiredError 'CaipNetwork or CaipAddress is undefined'
 * @throws GasPriceUnsupportedError 'Network not supported for Gas Price'
 * @throws ApiRequestError, ApiTimeoutError, ApiResponseError
 *
 * @example
 * const { standard } = await getGasPrices(kit, { chainId: 1 })
 */
export async function getGasPrices(
  kit: Kit,
  parameters: getGasPrices.Parameters = {},
): Promise<getGasPrices.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    chainId: 'number | string | undefined',
    signal: 'AbortSignal | undefined',
  })
  const { signal } = parameters
  const network = parameters.chainId ?? kit.getActiveAccount()?.chainId
  if (network === undefined) throw new AccountRequiredError()
  try {
    const caipNetworkId = toCaipNetworkId(network)
    if (!supports(kit.capabilities, 'swap', caipNetworkId))
      throw new GasPriceUnsupportedError()
    const api = await kit.api()
    return await api.getGasPrices({ caipNetworkId }, { signal })
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getGasPrices {
  type Parameters = {
    chainId?: number | string | undefined
    signal?: AbortSignal | undefined
  }
  /** Wei per gas. */
  type ReturnType = {
    /** Wei per gas for a normal transaction. */
    standard: bigint
    /** Wei per gas for a faster one. */
    fast: bigint
    /** Wei per gas for the fastest one. */
    instant: bigint
  }
  type ErrorType =
    | AccountRequiredError
    | ApiError
    | GasPriceUnsupportedError
    | getKitError.ReturnType
}
