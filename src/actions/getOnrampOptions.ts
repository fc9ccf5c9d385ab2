import type { getOnrampOptions as getApiOptions } from '../api/onramp.js'
import { getKitError } from '../core/errors/getKitError.js'
import { supports } from '../core/supports.js'
import type { Kit } from '../createKit.js'
import { requireNetwork } from '../features/accounts/requireNetwork.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns the currencies that can be bought and paid with.
 *
 * If the service fails, returns built-in ones: USDC and ETH, paid in US
 * dollars or euros. Where the onramp is not supported, both lists are empty.
 *
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * account's network
 * @param parameters.signal - aborts the request
 * @throws AccountRequiredError 'CaipNetwork or CaipAddress is undefined'
 * @throws InvalidCaipChainIdError
 *
 * @example
 * const { paymentCurrencies } = await getOnrampOptions(kit)
 */
export async function getOnrampOptions(
  kit: Kit,
  parameters: getOnrampOptions.Parameters = {},
): Promise<getOnrampOptions.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    chainId: 'number | string | undefined',
    signal: 'AbortSignal | undefined',
  })
  const { chainId, signal } = parameters
  try {
    const caipNetworkId = requireNetwork(kit, chainId)
    if (!supports(kit.capabilities, 'onramp', caipNetworkId)) return none
    const api = await kit.api()
    return await api.getOnrampOptions({ caipNetworkId }, { signal })
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getOnrampOptions {
  type Parameters = {
    chainId?: number | string | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = getApiOptions.ReturnType
  type ErrorType = getKitError.ReturnType | requireNetwork.ErrorType
}

const none: getOnrampOptions.ReturnType = {
  paymentCurrencies: [],
  purchaseCurrencies: [],
  isFallback: false,
  dropped: 0,
  partial: false,
}
