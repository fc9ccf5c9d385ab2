import * as z from 'zod/mini'
import type { ApiContext, ApiOptions } from './apiContext.js'
import { askInCurrency } from './askInCurrency.js'
import { isServed } from './isServed.js'
import { parseRows } from './parseRows.js'
import {
  caipNetworkIdSchema,
  decimalSchema,
  textSchema,
  webUrlSchema,
  worthSchema,
} from './schemas.js'
import { toSegment } from './toSegment.js'

/**
 * Token balance of an account. Amounts are strings; fiat figures are
 * estimates.
 */
export type TokenBalance = {
  name: string
  symbol: string
  /** CAIP-2 ID of the network. */
  chainId: string
  /** CAIP-10 ID of the token contract, `undefined` for the native token. */
  address?: string | undefined
  /** Value in fiat currency; `undefined` if no price is known. */
  value?: number | undefined
  /** Price of one token in fiat currency. */
  price: number
  quantity: {
    /** Number of decimals of the token. */
    decimals: string
    /** Token amount as a plain decimal string. */
    numeric: string
  }
  iconUrl: string
}

export const balanceSchema = z.pipe(
  z.looseObject({
    name: z.string(),
    symbol: z.string(),
    chainId: caipNetworkIdSchema,
    address: textSchema,
    value: worthSchema,
    price: z.number(),
    quantity: z.looseObject({
      decimals: z
        .string()
        .check(z.regex(/^(\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])$/)),
      numeric: decimalSchema,
    }),
    iconUrl: webUrlSchema,
  }),
  z.transform(
    ({ iconUrl, quantity, ...row }): TokenBalance => ({
      name: row.name,
      symbol: row.symbol,
      chainId: row.chainId,
      address: row.address,
      value: row.value,
      price: Math.max(0, row.price),
      quantity: { decimals: quantity.decimals, numeric: quantity.numeric },
      iconUrl: iconUrl ?? '',
    }),
  ),
)

/**
 * Calls `GET /v1/account/{address}/balance`. Returns an empty list, without a
 * request, if the API does not support the network.
 */
export async function getBalances(
  context: ApiContext,
  parameters: getBalances.Parameters,
  options: ApiOptions = {},
): Promise<getBalances.ReturnType> {
  const { address, caipNetworkId, forceUpdate } = parameters
  const { host, http } = context
  const { signal } = options
  if (!(await isServed(context, caipNetworkId, { signal })))
    return {
      balances: [],
      currency: 'USD',
      dropped: 0,
      isSupported: false,
      partial: false,
    }
  const { answer, currency } = await askInCurrency(context, {
    ...parameters,
    ask: (currency) =>
      http.get({
        host,
        path: `v1/account/${toSegment(address)}/balance`,
        query: {
          currency,
          chainId: caipNetworkId,
          forceUpdate: toText(forceUpdate),
        },
        signal,
      }),
  })
  const { rows, ...counts } = parseRows(answer, {
    key: 'balances',
    schema: balanceSchema,
  })
  return { balances: rows, currency, isSupported: true, ...counts }
}

export declare namespace getBalances {
  type Parameters = {
    address: string
    /** CAIP-2 ID. Omit to query all networks the API supports. */
    caipNetworkId?: string | undefined
    /**
     * ISO 4217 code to ask prices and values in, in any case.
     *
     * @default 'usd'
     */
    currency?: string | undefined
    /**
     * `true` bypasses the API's cache. A list limits it to the CAIP-10 IDs of
     * the tokens that changed.
     */
    forceUpdate?: boolean | readonly string[] | undefined
  }
  type ReturnType = {
    /** Balances of the account, as the API orders them. */
    balances: readonly TokenBalance[]
    /**
     * ISO 4217 code that prices and values are in: the one asked for, or `USD`
     * if the API does not answer in it.
     */
    currency: string
    /** Number of invalid rows that were dropped. */
    dropped: number
    /** `false` if the API does not support the network. */
    isSupported: boolean
    /** Whether any rows were dropped. */
    partial: boolean
  }
}

function toText(forceUpdate: getBalances.Parameters['forceUpdate']) {
  if (!forceUpdate) return undefined
  return forceUpdate === true ? 'true' : forceUpdate.join(',')
}
