import * as z from 'zod/mini'
import type { ApiContext, ApiOptions } from './apiContext.js'
import { askInCurrency } from './askInCurrency.js'
import { isServed } from './isServed.js'
import { parseAnswer } from './parseAnswer.js'
import { parseRows } from './parseRows.js'
import {
  caipNetworkIdSchema,
  decimalSchema,
  textSchema,
  webUrlSchema,
  worthSchema,
} from './schemas.js'
import { toSegment } from './toSegment.js'

/** Transaction of an account. Names and symbols are untrusted text. */
export type HistoryTransaction = {
  id: string
  metadata: {
    /** For example `send`, `receive`, `trade` or `approve`. */
    operationType: string
    hash: string
    /** CAIP-2 ID of the network. */
    chain: string
    /** ISO 8601 date. */
    minedAt: string
    sentFrom: string
    sentTo: string
    status: 'confirmed' | 'failed' | 'pending'
    nonce: number
  }
  transfers: readonly HistoryTransfer[] | null
}

/**
 * Asset transfer of a transaction. Amounts are strings; fiat figures are
 * estimates.
 */
export type HistoryTransfer = {
  direction: 'in' | 'out' | 'self'
  quantity: {
    /** Token amount as a plain decimal string. */
    numeric: string
  }
  /** Value in fiat currency. */
  value?: number | undefined
  /** Price of one token in fiat currency. */
  price?: number | undefined
  fungibleInfo?:
    | {
        name?: string | undefined
        symbol?: string | undefined
        iconUrl?: string | undefined
      }
    | undefined
  nftInfo?:
    | {
        name?: string | undefined
        previewUrl?: string | undefined
        detailUrl?: string | undefined
        isSpam: boolean
        /** Address of the collection, if the API returns it. */
        contract?: string | undefined
        /** Token ID as a decimal string, if the API returns it. */
        tokenId?: string | undefined
      }
    | undefined
}

const linkSchema = z.nullish(z.looseObject({ url: webUrlSchema }))

const transferSchema = z.pipe(
  z.looseObject({
    direction: z.enum(['in', 'out', 'self']),
    quantity: z.looseObject({ numeric: decimalSchema }),
    value: worthSchema,
    price: worthSchema,
    fungible_info: z.nullish(
      z.looseObject({ name: textSchema, symbol: textSchema, icon: linkSchema }),
    ),
    nft_info: z.nullish(
      z.looseObject({
        name: textSchema,
        content: z.nullish(
          z.looseObject({ preview: linkSchema, detail: linkSchema }),
        ),
        flags: z.looseObject({ is_spam: z.boolean() }),
        contract: textSchema,
        token_id: textSchema,
      }),
    ),
  }),
  z.transform(
    ({ fungible_info, nft_info, ...row }): HistoryTransfer => ({
      direction: row.direction,
      quantity: { numeric: row.quantity.numeric },
      value: row.value,
      price: row.price,
      fungibleInfo: fungible_info
        ? {
            name: fungible_info.name,
            symbol: fungible_info.symbol,
            iconUrl: fungible_info.icon?.url,
          }
        : undefined,
      nftInfo: nft_info
        ? {
            name: nft_info.name,
            previewUrl: nft_info.content?.preview?.url,
            detailUrl: nft_info.content?.detail?.url,
            isSpam: nft_info.flags.is_spam,
            contract: nft_info.contract,
            tokenId: nft_info.token_id,
          }
        : undefined,
    }),
  ),
)

export const transactionSchema = z.object({
  id: z.string(),
  metadata: z.object({
    operationType: z.string(),
    hash: z.string(),
    chain: caipNetworkIdSchema,
    minedAt: z.string().check(z.refine(isDate)),
    sentFrom: z.string(),
    sentTo: z.string(),
    status: z.enum(['confirmed', 'failed', 'pending']),
    nonce: z.number(),
  }),
  transfers: z.nullable(z.array(transferSchema)),
})

const pageSchema = z.looseObject({ next: textSchema })

/** Calls `GET /v1/account/{address}/history` for one page. */
export async function getHistory(
  context: ApiContext,
  parameters: getHistory.Parameters,
  options: ApiOptions = {},
): Promise<getHistory.ReturnType> {
  const { address, caipNetworkId, cursor, onramp } = parameters
  const { host, http } = context
  const { signal } = options
  if (!(await isServed(context, caipNetworkId, { signal })))
    return {
      currency: 'USD',
      transactions: [],
      next: undefined,
      dropped: 0,
      isSupported: false,
      partial: false,
    }
  const { answer, currency } = await askInCurrency(context, {
    ...parameters,
    ask: (code) =>
      http.get({
        host,
        path: `v1/account/${toSegment(address)}/history`,
        query: {
          cursor,
          onramp,
          chainId: caipNetworkId,
          // The wire's own has none, and answers in dollars.
          currency: code === 'usd' ? undefined : code,
        },
        signal,
      }),
  })
  const { rows, ...counts } = parseRows(answer, {
    key: 'data',
    schema: transactionSchema,
  })
  const { next } = parseAnswer(answer, { schema: pageSchema })
  return { currency, transactions: rows, next, isSupported: true, ...counts }
}

export declare namespace getHistory {
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
    /** `next` of the previous page. */
    cursor?: string | undefined
    /** Onramp provider whose purchases are returned, for example `coinbase`. */
    onramp?: string | undefined
  }
  type ReturnType = {
    /**
     * ISO 4217 code that prices and values are in: the one asked for, or `USD`
     * if the API does not answer in it.
     */
    currency: string
    transactions: readonly HistoryTransaction[]
    /** `cursor` of the next page, `undefined` on the last page. */
    next: string | undefined
    /** Number of invalid rows that were dropped. */
    dropped: number
    /** `false` if the API does not support the network. */
    isSupported: boolean
    /** Whether any rows were dropped. */
    partial: boolean
  }
}

/**
 * Rejects dates that calendars cannot display: before 1970 or after year 9999.
 */
function isDate(text: string) {
  const time = Date.parse(text)
  return time >= 0 && time < Date.UTC(10_000, 0)
}
