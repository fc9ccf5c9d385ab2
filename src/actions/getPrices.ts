import type { getPrices as getApiPrices, TokenPrice } from '../api/prices.js'
import type { ApiError } from '../core/errors/api.js'
import type { ParameterError } from '../core/errors/base.js'
import type { InvalidCaipChainIdError } from '../core/errors/caip.js'
import { getKitError } from '../core/errors/getKitError.js'
import { readParameters } from '../core/parameters/readParameters.js'
import type { Kit } from '../createKit.js'
import { listPriceAddresses } from '../features/balances/listPriceAddresses.js'
import { readCurrency } from '../features/currency/readCurrency.js'
import { findNetwork } from '../features/networks/findNetwork.js'
import { assertParameters } from './parameters/assertParameters.js'

/** Maximum addresses per price request. */
const PRICE_BATCH_LIMIT = 100

/**
 * Returns token prices in the user's currency. They are estimates: never use
 * them to calculate a payment. An API that does not answer in that currency
 * has no prices. On test networks every price is zero.
 *
 * Tokens are requested in batches of 100.
 *
 * @param parameters.addresses - CAIP-10 ids of tokens, on any networks
 * @param parameters.currency - ISO 4217 code; default the kit's currency
 * @param parameters.tokens - the same as balances or similar objects:
 * `chainId`, and `address` except for the native coin
 * @param parameters.signal - aborts the requests
 * @returns no prices for networks the API does not serve
 * @throws ParameterError when `currency` is not an ISO 4217 code
 * @throws InvalidCaipChainIdError when the network of a token is invalid
 * @throws ApiRequestError, ApiTimeoutError, ApiResponseError
 *
 * @example
 * const { prices } = await getPrices(kit, { tokens: [{ chainId: 1 }] })
 */
export async function getPrices(
  kit: Kit,
  parameters: getPrices.Parameters,
): Promise<getPrices.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    addresses: 'string[] | undefined',
    currency: 'string | undefined',
    signal: 'AbortSignal | undefined',
    tokens: 'object[] | undefined',
  })
  for (const token of parameters.tokens ?? [])
    readParameters(
      token,
      { address: 'string | undefined', chainId: 'number | string' },
      'tokens[]',
    )
  const { signal } = parameters
  const currency = readCurrency(kit, parameters.currency)
  try {
    const wanted = listPriceAddresses(parameters)
    if (wanted.length === 0) return { currency, ...toResult([], true) }
    const api = await kit.api()
    const { http } = await api.getSupportedChains({ signal })
    const addresses = wanted.filter((id) => http.includes(toNetwork(id)))
    const answers = await Promise.all(
      toBatches(addresses).map((addresses) =>
        api.getPrices({ addresses, currency }, { signal }),
      ),
    )
    const quoted = answers.filter((answer) => answer.currency === currency)
    const { prices, ...counts } = toResult(quoted, addresses.length > 0)
    const isTest = (id: string) => findNetwork(kit, toNetwork(id))?.isTestnet
    return {
      currency,
      ...counts,
      prices: prices.map((price) =>
        isTest(price.address) ? { ...price, price: 0 } : price,
      ),
    }
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getPrices {
  type Parameters = listPriceAddresses.Parameters & {
    currency?: string | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** ISO 4217 code that the prices are in. */
    currency: string
    /** In no particular order; `address` is the CAIP-10 id. */
    prices: readonly TokenPrice[]
    /** Number of rows that could not be read. */
    dropped: number
    /** `false` when the API serves none of the networks. */
    isSupported: boolean
    /** Whether rows were dropped. */
    partial: boolean
  }
  type ErrorType =
    | ApiError
    | InvalidCaipChainIdError
    | ParameterError
    | getKitError.ReturnType
}

/** A CAIP-10 id starts with the network. */
function toNetwork(id: string) {
  return id.slice(0, id.lastIndexOf(':'))
}

function toBatches(addresses: readonly string[]) {
  const count = Math.ceil(addresses.length / PRICE_BATCH_LIMIT)
  return Array.from({ length: count }, (_, index) =>
    addresses.slice(index * PRICE_BATCH_LIMIT, (index + 1) * PRICE_BATCH_LIMIT),
  )
}

function toResult(
  answers: readonly getApiPrices.ReturnType[],
  isSupported: boolean,
): Omit<getPrices.ReturnType, 'currency'> {
  const dropped = answers.reduce((sum, answer) => sum + answer.dropped, 0)
  return {
    prices: answers.flatMap(({ fungibles }) => fungibles),
    dropped,
    isSupported,
    partial: dropped > 0,
  }
}
