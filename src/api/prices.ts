import * as z from 'zod/mini'
import type { ApiContext, ApiOptions } from './apiContext.js'
import { askInCurrency } from './askInCurrency.js'
import { isServed } from './isServed.js'
import { parseRows } from './parseRows.js'
import { webUrlSchema } from './schemas.js'

/** Estimated price of a token. Never use it to calculate a payment. */
export type TokenPrice = {
  /** CAIP-10 ID of the token. */
  address: string
  name: string
  symbol: string
  iconUrl: string
  /** Price of one token in fiat currency. */
  price: number
}

export const priceSchema = z.pipe(
  z.looseObject({
    address: z.string(),
    name: z.string(),
    symbol: z.string(),
    iconUrl: webUrlSchema,
    price: z.number().check(z.nonnegative()),
  }),
  z.transform(
    ({ address, iconUrl, name, price, symbol }): TokenPrice => ({
      address,
      name,
      symbol,
      iconUrl: iconUrl ?? '',
      price,
    }),
  ),
)

/** Calls `POST /v1/fungible/price`, a read that may be retried. */
export async function getPrices(
  context: ApiContext,
  parameters: getPrices.Parameters,
  options: ApiOptions = {},
): Promise<getPrices.ReturnType> {
  const { addresses, caipNetworkId } = parameters
  const { host, http, projectId } = context
  const { signal } = options
  if (!(await isServed(context, caipNetworkId, { signal })))
    return {
      currency: 'USD',
      fungibles: [],
      dropped: 0,
      isSupported: false,
      partial: false,
    }
  const { answer, currency } = await askInCurrency(context, {
    ...parameters,
    ask: (currency) =>
      http.post({
        host,
        path: 'v1/fungible/price',
        body: { currency, addresses, projectId },
        isRead: true,
        signal,
      }),
  })
  const { rows, ...counts } = parseRows(answer, {
    key: 'fungibles',
    schema: priceSchema,
  })
  return { currency, fungibles: rows, isSupported: true, ...counts }
}

export declare namespace getPrices {
  type Parameters = {
    /** CAIP-10 IDs of the tokens. */
    addresses: readonly string[]
    /** CAIP-2 ID of the network to check for API support. */
    caipNetworkId?: string | undefined
    /**
     * ISO 4217 code to ask prices and values in, in any case.
     *
     * @default 'usd'
     */
    currency?: string | undefined
  }
  type ReturnType = {
    /**
     * ISO 4217 code that prices and values are in: the one asked for, or `USD`
     * if the API does not answer in it.
     */
    currency: string
    fungibles: readonly TokenPrice[]
    dropped: number
    isSupported: boolean
    partial: boolean
  }
}
