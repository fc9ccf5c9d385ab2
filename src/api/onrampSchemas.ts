import * as z from 'zod/mini'
import { decimalSchema } from './schemas.js'

export const purchaseCurrencySchema = z.pipe(
  z.looseObject({
    id: z.string().check(z.minLength(1)),
    name: z.string(),
    symbol: z.string(),
    networks: z.array(
      z.looseObject({
        name: z.string(),
        display_name: z.string(),
        chain_id: z.string(),
        contract_address: z.string(),
      }),
    ),
  }),
  z.transform(
    ({ id, name, networks, symbol }): PurchaseCurrency => ({
      id,
      name,
      symbol,
      networks: networks.map((network) => ({
        name: network.name,
        displayName: network.display_name,
        chainId: network.chain_id,
        contractAddress: network.contract_address,
      })),
    }),
  ),
)

export const paymentCurrencySchema = z.pipe(
  z.looseObject({
    id: z.string().check(z.minLength(1)),
    payment_method_limits: z.array(
      z.object({ id: z.string(), min: decimalSchema, max: decimalSchema }),
    ),
  }),
  z.transform(
    ({ id, payment_method_limits }): PaymentCurrency => ({
      id,
      limits: payment_method_limits,
    }),
  ),
)

const amountSchema = z.object({ amount: decimalSchema, currency: z.string() })

export const onrampQuoteSchema = z.object({
  quoteId: z.string(),
  purchaseAmount: amountSchema,
  paymentTotal: amountSchema,
  paymentSubtotal: amountSchema,
  networkFee: amountSchema,
  coinbaseFee: z.optional(amountSchema),
})

export const onrampUrlSchema = z.object({
  url: z.string().check(z.refine(isWebUrl)),
})

function isWebUrl(value: string) {
  try {
    const { password, protocol, username } = new URL(value)
    const isBare = username === '' && password === ''
    return isBare && ['http:', 'https:'].includes(protocol)
  } catch {
    return false
  }
}

/** A fiat currency to pay with. */
export type PaymentCurrency = {
  /** ISO 4217 code, for example `USD`. */
  id: string
  /** Minimum and maximum payment per payment method, as decimal strings. */
  limits: readonly { id: string; min: string; max: string }[]
}

/** A currency that can be bought. */
export type PurchaseCurrency = {
  id: string
  name: string
  symbol: string
  networks: readonly {
    name: string
    displayName: string
    /** Chain ID as a decimal string. */
    chainId: string
    /** Empty for a native token. */
    contractAddress: string
  }[]
}
