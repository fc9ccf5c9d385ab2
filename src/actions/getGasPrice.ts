import type { ApiError } from '../core/errors/api.js'
import { getKitError } from '../core/errors/getKitError.js'
import { AccountRequiredError } from '../core/errors/request.js'
import { GasPriceUnsupportedError } from '../core/errors/swap.js'
import { toCaipNetworkId } from '../core/network/toCaipNetworkId.js'
import { supports } from '../core/supports.js'
import type { Kit } from '../createKit.js'
import { getActiveAccount } from './getActiveAccount.js'

/**
 * The gas price of a network at three levels, in wei per gas, as the API
 * knows it: for showing fees of a swap. The wallet decides what is paid.
 *
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * account's network
 * @param parameters.signal - ends the request
 * @throws AccountRequiredError 'CaipNetwork or CaipAddress is undefined'
 * @throws GasPriceUnsupportedError 'Network not supported for Gas Price'
 * @throws ApiRequestError, ApiTimeoutError, ApiResponseError
 *
 * @example
 * const { standard } = await getGasPrice(kit, { chainId: 1 })
 */
export async function getGasPrice(
  kit: Kit,
  parameters: getGasPrice.Parameters = {},
): Promise<getGasPrice.ReturnType> {
  const { signal } = parameters
  const network = parameters.chainId ?? getActiveAccount(kit)?.chainId
  if (network === undefined) throw new AccountRequiredError()
  try {
    const caipNetworkId = toCaipNetworkId(network)
    if (!supports(kit.capabilities, 'swap', caipNetworkId))
      throw new GasPriceUnsupportedError()
    const api = await kit.api()
    return await api.getGasPrice({ caipNetworkId }, { signal })
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getGasPrice {
  type Parameters = {
    chainId?: number | string | undefined
    signal?: AbortSignal | undefined
  }
  /** Wei per gas. */
  type ReturnType = { standard: bigint; fast: bigint; instant: bigint }
  type ErrorType =
    | AccountRequiredError
    | ApiError
    | GasPriceUnsupportedError
    | getKitError.ReturnType
}
