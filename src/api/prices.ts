import * as z from 'zod/mini'
import type { createChains } from './chains.js'
import type { Http } from './createHttp.js'
import { parseRows } from './parseRows.js'

/** What one token is worth. An estimate, never for calculating a payment. */
export type TokenPrice = {
  /** CAIP-10 id of the token. */
  address: string
  name: string
  symbol: string
  iconUrl: string
  /** Price of one token in fiat money. */
  price: number
}

const schema = z.pipe(
  z.looseObject({
    address: z.string(),
    name: z.string(),
    symbol: z.string(),
    iconUrl: z.nullish(z.string()),
    price: z.number(),
  }),
  z.transform(
    ({ address, iconUrl, name, price, symbol }): TokenPrice => ({
      address,
      name,
      symbol,
      iconUrl: /^https?:\/\//.test(iconUrl ?? '') ? (iconUrl ?? '') : '',
      price,
    }),
  ),
)

/** `POST /v1/fungible/price`: a read, although it is posted. */
export async function getPrices(
  context: {
    chains: createChains.ReturnType
    host: string
    http: Http
    projectId: string
  },
  parameters: getPrices.Parameters,
  options: { signal?: AbortSignal | undefined } = {},
): Promise<getPrices.ReturnType> {
  const { addresses, caipNetworkId, currency = 'usd' } = parameters
  const { chains, host, http, projectId } = context
  const { signal } = options
  if (caipNetworkId && !(await chains.isSupported(caipNetworkId, { signal })))
    return { fungibles: [], dropped: 0, isSupported: false, partial: false }
  const answer = await http.post({
    host,
    path: 'v1/fungible/price',
    body: { currency, addresses, projectId },
    isRead: true,
    signal,
  })
  const { rows, ...counts } = parseRows(answer, { key: 'fungibles', schema })
  return { fungibles: rows, isSupported: true, ...counts }
}

export declare namespace getPrices {
  type Parameters = {
    /** CAIP-10 ids of the tokens. */
    addresses: readonly string[]
    /** CAIP-2 id of the network to test for support. */
    caipNetworkId?: string | undefined
    /** @default 'usd' */
    currency?: string | undefined
  }
  type ReturnType = {
    fungibles: readonly TokenPrice[]
    dropped: number
    isSupported: boolean
    partial: boolean
  }
}
