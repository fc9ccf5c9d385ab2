import * as z from 'zod/mini'
import { balanceSchema } from './balances.js'
import { transactionSchema } from './history.js'
import { identitySchema } from './identity.js'
import { recordSchema } from './names.js'
import {
  onrampQuoteSchema,
  onrampUrlSchema,
  paymentCurrencySchema,
  purchaseCurrencySchema,
} from './onrampSchemas.js'
import {
  exchangeSchema,
  exchangeStatusSchema,
  exchangeUrlSchema,
} from './paySchemas.js'
import { priceSchema } from './prices.js'
import { featureSchema, limitsSchema, originsSchema } from './project.js'
import { caipNetworkIdSchema } from './schemas.js'
import { sessionSchema } from './sessions.js'
import {
  allowanceSchema,
  builtApproveSchema,
  builtSwapSchema,
  gasPriceSchema,
  swapQuotesSchema,
  swapTokenSchema,
} from './swapSchemas.js'
import { walletSchema } from './walletSchema.js'

/**
 * Schemas of what the services answer, by subject: the rows of lists, and the
 * bodies of everything else.
 */
export const wireAnswers = {
  allowance: allowanceSchema.shape.allowance,
  allowedOrigins: originsSchema.shape.allowedOrigins,
  balances: z.array(balanceSchema),
  exchangePayUrl: exchangeUrlSchema,
  exchangeStatus: exchangeStatusSchema,
  exchanges: z.array(exchangeSchema),
  features: z.array(featureSchema),
  gasPrices: gasPriceSchema,
  history: z.array(transactionSchema),
  identity: identitySchema,
  names: z.array(recordSchema),
  onrampOptions: z.object({
    paymentCurrencies: z.array(paymentCurrencySchema),
    purchaseCurrencies: z.array(purchaseCurrencySchema),
  }),
  onrampQuote: onrampQuoteSchema,
  onrampUrl: onrampUrlSchema,
  prices: z.array(priceSchema),
  projectLimits: limitsSchema.shape.planLimits,
  sessions: z.array(sessionSchema),
  supportedChains: z.array(caipNetworkIdSchema),
  swap: z.union([
    z.literal('no-liquidity'),
    z.strictObject({
      quotes: swapQuotesSchema.shape.quotes,
      approve: z.optional(builtApproveSchema),
      transaction: z.optional(builtSwapSchema),
    }),
  ]),
  swapTokens: z.array(swapTokenSchema),
  wallets: z.array(walletSchema),
} as const

/** What the services answer, before it is parsed. */
export type WireAnswers = {
  [name in keyof typeof wireAnswers]: z.input<(typeof wireAnswers)[name]>
}
