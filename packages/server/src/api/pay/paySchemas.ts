import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1), z.maxLength(256))
const ids = z.array(text).check(z.maxLength(50))
const amount = z.string().check(z.regex(/^[0-9]{1,78}(\.[0-9]{1,255})?$/))

export const exchangesSchema = z.object({
  page: z._default(z.number().check(z.gte(0), z.lte(1_000)), 0),
  asset: z.optional(text),
  amount: z.optional(amount),
  includeOnly: z.optional(ids),
  exclude: z.optional(ids),
})

export const payUrlSchema = z.object({
  exchangeId: text,
  /** CAIP-19. */
  asset: text,
  amount,
  /** CAIP-10. */
  recipient: text,
})

export const buyStatusSchema = z.object({ exchangeId: text, sessionId: text })

export const rpcSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.number(),
  method: text,
  params: z.unknown(),
})

/** Body of `/appkit/v1/transfers/quote`. */
export const transferSchema = z.object({
  user: z.optional(text),
  originChainId: text,
  originCurrency: text,
  destinationChainId: text,
  destinationCurrency: text,
  recipient: text,
  /** Base units of the destination's currency. */
  amount: z.string().check(z.regex(/^[1-9][0-9]{0,77}$/)),
})

export type ExchangesRequest = z.output<typeof exchangesSchema>
export type PayUrlRequest = z.output<typeof payUrlSchema>
export type BuyStatusRequest = z.output<typeof buyStatusSchema>
export type TransferRequest = z.output<typeof transferSchema>
