import type { getOnrampQuote as getApiQuote } from '../api/onramp.js'
import type { PaymentCurrency, PurchaseCurrency } from '../api/onrampSchemas.js'
import { getKitError } from '../core/errors/getKitError.js'
import { assertCurrencies } from '../core/onramp/assertCurrencies.js'
import { supports } from '../core/supports.js'
import type { Kit } from '../createKit.js'
import { requireNetwork } from '../features/accounts/requireNetwork.js'
import { assertOnrampAmount } from '../features/onramp/assertOnrampAmount.js'
import { getOnrampLimits } from '../features/onramp/getOnrampLimits.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns what a purchase would cost.
 *
 * If the service fails, all figures equal the amount and `estimated` is set:
 * show them as an estimate, never as a price. `getOnrampUrl` rejects a
 * purchase based on them.
 *
 * @param parameters.amount - amount to pay, decimal text in the payment
 * currency
 * @param parameters.paymentCurrency - one of `getOnrampOptions`
 * @param parameters.purchaseCurrency - one of `getOnrampOptions`
 * @param parameters.paymentMethod - such as `card`, whose limits apply;
 * default any
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * account's network
 * @param parameters.signal - aborts the request
 * @returns `undefined` where the onramp is not supported
 * @throws AccountRequiredError 'CaipNetwork or CaipAddress is undefined'
 * @throws InvalidAmountError, TooManyDecimalsError, InvalidCaipChainIdError
 * @throws OnrampAmountTooHighError, OnrampAmountTooLowError
 *
 * @example
 * const quote = await getOnrampQuote(kit, { amount: '50', paymentCurrency, purchaseCurrency })
 */
export async function getOnrampQuote(
  kit: Kit,
  parameters: getOnrampQuote.Parameters,
): Promise<getOnrampQuote.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    amount: 'string | undefined',
    chainId: 'number | string | undefined',
    paymentCurrency: 'object',
    paymentMethod: 'string | undefined',
    purchaseCurrency: 'object',
    signal: 'AbortSignal | undefined',
  })
  assertCurrencies(parameters)
  const { amount, chainId, paymentCurrency, purchaseCurrency, signal } =
    parameters
  try {
    const caipNetworkId = requireNetwork(kit, chainId)
    if (!supports(kit.capabilities, 'onramp', caipNetworkId)) return undefined
    const limits = getOnrampLimits({
      limits: paymentCurrency.limits,
      method: parameters.paymentMethod,
    })
    assertOnrampAmount({ amount, currency: paymentCurrency.id, limits })
    const api = await kit.api()
    return await api.getOnrampQuote(
      { amount, caipNetworkId, paymentCurrency, purchaseCurrency },
      { signal },
    )
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getOnrampQuote {
  type Parameters = {
    amount: string
    paymentCurrency: PaymentCurrency
    purchaseCurrency: PurchaseCurrency
    paymentMethod?: string | undefined
    chainId?: number | string | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = getApiQuote.ReturnType
  type ErrorType =
    | assertOnrampAmount.ErrorType
    | getKitError.ReturnType
    | requireNetwork.ErrorType
}
