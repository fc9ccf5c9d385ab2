import * as z from 'zod/mini'
import { nativePlaceholders } from '../core/data/nativePlaceholders.js'
import type { PaymentAsset } from '../core/pay/payment.js'
import { isPageUrl } from '../core/url.js'
import { caipNetworkIdSchema, integerSchema, webUrlSchema } from './schemas.js'

const idSchema = z.string().check(z.minLength(1), z.maxLength(256))
const addressSchema = z.string().check(z.regex(/^[a-zA-Z0-9]{1,128}$/))

/** A row of the list of exchanges. Parsed leniently. */
export const exchangeSchema = z.pipe(
  z.looseObject({ id: idSchema, imageUrl: webUrlSchema, name: idSchema }),
  z.transform(({ id, imageUrl, name }) => ({
    id,
    imageUrl: imageUrl ?? '',
    name,
  })),
)

export const exchangeUrlSchema = z.object({
  url: z.string().check(z.refine(isPageUrl)),
  sessionId: idSchema,
})

export const exchangeStatusSchema = z.object({
  status: z.enum(['UNKNOWN', 'IN_PROGRESS', 'SUCCESS', 'FAILED']),
  txHash: z.nullish(addressSchema),
})

export const paymentAssetSchema = z.pipe(
  z.object({
    network: caipNetworkIdSchema,
    asset: addressSchema,
    metadata: z.object({
      name: idSchema,
      symbol: idSchema,
      decimals: z.number().check(
        z.refine((count) => Number.isInteger(count) && count >= 0),
        z.lte(255),
      ),
      logoURI: webUrlSchema,
    }),
  }),
  z.transform(
    (found): PaymentAsset => ({ ...found, asset: toAssetName(found.asset) }),
  ),
)

const amountSchema = z.object({
  /** Base units. */
  amount: integerSchema,
  currency: paymentAssetSchema,
})

const stepSchema = z.union([
  z.object({
    requestId: idSchema,
    type: z.literal('deposit'),
    deposit: z.object({
      amount: integerSchema,
      currency: z.pipe(z.string(), z.transform(toAssetName)),
      receiver: addressSchema,
    }),
  }),
  z.object({
    requestId: idSchema,
    type: z.literal('transaction'),
    transaction: z.union([
      z.object({
        from: addressSchema,
        to: addressSchema,
        data: z.string().check(z.regex(/^0x([0-9a-fA-F]{2})*$/)),
        value: integerSchema,
      }),
      z.object({ instructions: z.array(z.unknown()) }),
    ]),
  }),
])

export const transferQuoteSchema = z.object({
  origin: amountSchema,
  destination: amountSchema,
  fees: z.array(
    z.object({
      id: idSchema,
      label: z.string().check(z.maxLength(256)),
      amount: integerSchema,
      currency: paymentAssetSchema,
    }),
  ),
  steps: z.array(stepSchema).check(z.minLength(1), z.maxLength(10)),
  timeInSeconds: z.number().check(z.nonnegative()),
  type: z.optional(z.string()),
})

export type TransferQuote = z.output<typeof transferQuoteSchema>
export type TransferStep = TransferQuote['steps'][number]

export const transferStatusSchema = z.object({
  status: z.enum([
    'waiting',
    'pending',
    'success',
    'failure',
    'refund',
    'timeout',
    'submitted',
  ]),
})

export const exchangeAssetsSchema = z.object({
  exchangeId: idSchema,
  /** Lists of assets, by namespace. */
  assets: z.record(z.string(), z.unknown()),
})

/** The service names native coins by a placeholder address. */
function toAssetName(asset: string) {
  const { eip155, solana } = nativePlaceholders
  const isNative = asset.toLowerCase() === eip155 || asset === solana
  return isNative ? 'native' : asset
}
