import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1), z.maxLength(256))
const list = z.array(text).check(z.maxLength(50))
const amount = z.union([z.string(), z.number()])

/** Body of `/v1/onramp/quote`. */
export const quoteSchema = z.object({
  purchaseCurrency: z.object({ id: z.string() }),
  paymentCurrency: z.object({ id: z.enum(['USD', 'EUR']) }),
  amount: z.string().check(z.maxLength(32)),
  network: z.string().check(z.maxLength(32)),
})

/** Body of `/v1/generators/onrampurl`. */
export const orderSchema = z.object({
  destinationWallets: z
    .array(z.object({ address: text, blockchains: list, assets: list }))
    .check(z.minLength(1), z.maxLength(10)),
  partnerUserId: text,
  defaultNetwork: z.optional(text),
  defaultExperience: z.optional(z.literal('buy')),
  presetCryptoAmount: z.optional(amount),
  presetFiatAmount: z.optional(amount),
})

export type QuoteRequest = z.output<typeof quoteSchema>
export type OrderRequest = z.output<typeof orderSchema>
