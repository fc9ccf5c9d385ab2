import type { PaymentCurrency, PurchaseCurrency } from '../api/onrampSchemas.js'
import type { Account } from '../core/account/account.js'
import { foldCase } from '../core/address/foldCase.js'
import { getKitError } from '../core/errors/getKitError.js'
import {
  OnrampAccountUnknownError,
  type OnrampError,
  OnrampNoPriceError,
  OnrampProviderUnknownError,
  OnrampUnsupportedError,
} from '../core/errors/onramp.js'
import { AccountRequiredError } from '../core/errors/request.js'
import { assertCurrencies } from '../core/onramp/assertCurrencies.js'
import { deliversTo } from '../core/onramp/deliversTo.js'
import type { OnrampProvider, OnrampUrlRequest } from '../core/onramp/onramp.js'
import { onrampProviders } from '../core/onramp/onrampProviders.js'
import { toOnrampUrl } from '../core/onramp/toOnrampUrl.js'
import { supports } from '../core/supports.js'
import type { Kit } from '../createKit.js'
import { getAccountNamespace } from '../features/accounts/getAccountNamespace.js'
import { toCaipNetworkId } from '../features/networks/toCaipNetworkId.js'
import { assertOnrampAmount } from '../features/onramp/assertOnrampAmount.js'
import { assertOnrampReceiver } from '../features/onramp/assertOnrampReceiver.js'
import { getOnrampLimits } from '../features/onramp/getOnrampLimits.js'
import { getOnrampUrlHosts } from '../features/onramp/getOnrampUrlHosts.js'
import { getAccounts } from './getAccounts.js'
import { getActiveAccount } from './getActiveAccount.js'
import type { getOnrampQuote } from './getOnrampQuote.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns the URL of a provider's page for buying crypto into a connected
 * account.
 *
 * The URL is on an allowed host and delivers to that account. Open it in a new
 * tab with `noopener,noreferrer`. With `amount`, a `quote` for it is required
 * unless the provider's page has its own price (`meld`, `link`), because
 * purchases are never based on an estimate.
 *
 * @param parameters.provider - `coinbase`, `meld`, or `link` for the page in
 * the configuration of `latchkey-server`
 * @param parameters.address - address of a connected account; default the
 * active one
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the
 * account's network
 * @param parameters.amount - amount to pay, decimal text in the payment
 * currency
 * @param parameters.paymentCurrency - one of `getOnrampOptions`; required with
 * `amount`
 * @param parameters.paymentMethod - such as `card`, whose limits apply
 * @param parameters.purchaseCurrency - one of `getOnrampOptions`
 * @param parameters.quote - for that amount, from `getOnrampQuote`
 * @param parameters.signal - aborts the request
 * @throws AccountRequiredError 'CaipNetwork or CaipAddress is undefined'
 * @throws OnrampAccountUnknownError, OnrampNoPriceError,
 * OnrampProviderUnknownError, OnrampNotConfiguredError, OnrampUnsupportedError,
 * OnrampUrlRefusedError, OnrampAmountTooHighError, OnrampAmountTooLowError
 * @throws ApiRequestError, ApiTimeoutError, ApiResponseError
 *
 * @example
 * const { url } = await getOnrampUrl(kit, { provider: 'coinbase' })
 */
export async function getOnrampUrl(
  kit: Kit,
  parameters: getOnrampUrl.Parameters,
): Promise<getOnrampUrl.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    address: 'string | undefined',
    amount: 'string | undefined',
    chainId: 'number | string | undefined',
    paymentCurrency: 'object | undefined',
    paymentMethod: 'string | undefined',
    provider: 'string',
    purchaseCurrency: 'object | undefined',
    quote: 'object | undefined',
    signal: 'AbortSignal | undefined',
  })
  assertCurrencies(parameters)
  const { amount, purchaseCurrency } = parameters
  const { hosts, onramp: options, projectId } = kit
  try {
    const account = findAccount(kit, parameters)
    const { address, caipNetworkId } = account
    if (!supports(kit.capabilities, 'onramp', caipNetworkId))
      throw new OnrampUnsupportedError({ chain: caipNetworkId })
    const provider = onrampProviders.find(
      ({ name }) => name === parameters.provider,
    )
    if (!provider || !deliversTo(provider, caipNetworkId))
      throw new OnrampProviderUnknownError(parameters)
    assertPrice(provider, parameters)
    const answer = await provider.getUrl({
      account,
      hosts,
      options,
      paymentAmount: amount,
      projectId,
      purchaseCurrency,
      requestUrl: (request) =>
        requestUrl(kit, { caipNetworkId, request, signal: parameters.signal }),
    })
    const url = toOnrampUrl(answer, {
      hosts: getOnrampUrlHosts({ hosts, options }),
    })
    assertOnrampReceiver(url, address)
    return { url: url.href }
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getOnrampUrl {
  type Parameters = {
    provider: string
    address?: string | undefined
    chainId?: number | string | undefined
    amount?: string | undefined
    paymentCurrency?: PaymentCurrency | undefined
    paymentMethod?: string | undefined
    purchaseCurrency?: PurchaseCurrency | undefined
    quote?: getOnrampQuote.ReturnType
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** https URL of the provider's page. */
    url: string
  }
  type ErrorType =
    | AccountRequiredError
    | OnrampError
    | assertOnrampAmount.ErrorType
    | getKitError.ReturnType
}

/**
 * Only a connected account can receive, never one named by a link or a page.
 */
function findAccount(kit: Kit, parameters: getOnrampUrl.Parameters) {
  const { address, chainId } = parameters
  const namespace = getAccountNamespace({ address, chainId })
  const account = address
    ? getAccounts(kit, { namespace }).find(isOf(address))
    : getActiveAccount(kit, { namespace })
  if (!account) {
    if (address) throw new OnrampAccountUnknownError({ address })
    throw new AccountRequiredError()
  }
  return {
    address: account.address,
    caipNetworkId: toCaipNetworkId(chainId ?? account.chainId),
    namespace: account.namespace,
  }
}

function isOf(address: string) {
  const id = foldCase(address)
  return (account: Account) => foldCase(account.address) === id
}

function assertPrice(
  { hasOwnPrice }: OnrampProvider,
  parameters: getOnrampUrl.Parameters,
) {
  const { amount, paymentCurrency, quote } = parameters
  const isEstimate = quote?.estimated ?? false
  if (amount === undefined && !isEstimate) return
  if (isEstimate || (!quote && !hasOwnPrice))
    throw new OnrampNoPriceError({ isEstimate })
  const limits = getOnrampLimits({
    limits: paymentCurrency?.limits,
    method: parameters.paymentMethod,
  })
  const currency = paymentCurrency?.id ?? quote?.paymentTotal.currency ?? 'USD'
  assertOnrampAmount({ amount: amount ?? '', currency, limits })
}

async function requestUrl(
  kit: Kit,
  parameters: {
    caipNetworkId: string
    request: OnrampUrlRequest
    signal: AbortSignal | undefined
  },
) {
  const { caipNetworkId, request, signal } = parameters
  const { presetFiatAmount: fiat, ...rest } = request
  const api = await kit.api()
  const { url } = await api.getOnrampUrl(
    {
      ...rest,
      caipNetworkId,
      // The API expects a number here; it only prefills a field.
      presetFiatAmount: fiat === undefined ? undefined : Number(fiat),
    },
    { signal },
  )
  if (url === undefined)
    throw new OnrampUnsupportedError({ chain: caipNetworkId })
  return url
}
