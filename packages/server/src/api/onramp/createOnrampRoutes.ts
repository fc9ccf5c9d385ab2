import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { formatUnits } from 'viem'
import * as z from 'zod/mini'
import { assertLimits } from '../../../../devnet/src/api/onramp/assertLimits.js'
import {
  formatCents,
  parseCents,
} from '../../../../devnet/src/api/onramp/cents.js'
import {
  computeQuote,
  type Quote,
} from '../../../../devnet/src/api/onramp/computeQuote.js'
import type { Onramp } from '../../../../devnet/src/api/onramp/createOnramp.js'
import {
  bankLimits,
  methods,
  type PaymentCurrency,
  paymentCurrencies,
} from '../../../../devnet/src/api/onramp/currencies.js'
import {
  openOrder,
  orderSchema,
} from '../../../../devnet/src/api/onramp/openOrder.js'
import { ServiceError } from '../../http/ServiceError.js'
import { type Projects, requireProject } from '../../projects.js'

const quoteSchema = z.object({
  purchaseCurrency: z.object({ id: z.string() }),
  paymentCurrency: z.object({ id: z.enum(['USD', 'EUR']) }),
  amount: z.string().check(z.maxLength(32)),
  network: z.string().check(z.maxLength(32)),
})

/** What can be bought, for how much, and the page that sells it. */
export function createOnrampRoutes(context: createOnrampRoutes.Context): Hono {
  const { onramp, onrampUrl, projects } = context
  const app = new Hono()
  app.get('/v1/onramp/options', (c) => {
    requireProject(projects, c.req.query('projectId'))
    return c.json(toOptions(onramp))
  })
  app.post('/v1/onramp/quote', async (c) => {
    const data = await readBody(c, projects, quoteSchema)
    const { amount, network, paymentCurrency, purchaseCurrency } = data
    const asset = onramp.assets.find(({ id }) => id === purchaseCurrency.id)
    if (!asset || asset.symbol !== network)
      throw new ServiceError(400, 'UNSUPPORTED_ASSET', 'Unknown currency')
    const total = parseCents(amount)
    if (total === undefined)
      throw new ServiceError(400, 'INVALID_AMOUNT', 'Invalid amount')
    // The way to pay is not known yet: what one of them allows is allowed.
    assertLimits(total, bankLimits)
    const currency = paymentCurrency.id
    const rates = await onramp.readRates()
    return c.json(toWire(computeQuote({ asset, currency, rates, total })))
  })
  app.post('/v1/generators/onrampurl', async (c) => {
    const data = await readBody(c, projects, orderSchema)
    const order = await openOrder(onramp, data)
    return c.json({ url: `${onrampUrl()}/order/${order.id}` })
  })
  return app
}

export declare namespace createOnrampRoutes {
  type Context = {
    onramp: Onramp
    /** Where the provider's page is. */
    onrampUrl: () => string
    projects: Projects
  }
}

async function readBody<schema extends z.ZodMiniType>(
  c: Context,
  projects: Projects,
  schema: schema,
): Promise<z.output<schema>> {
  const body: unknown = await c.req.json().catch(() => undefined)
  const { data: owner } = z.object({ projectId: z.string() }).safeParse(body)
  requireProject(projects, c.req.query('projectId') ?? owner?.projectId)
  const result = schema.safeParse(body)
  if (!result.success)
    throw new ServiceError(400, 'INVALID_BODY', 'Invalid request body')
  return result.data
}

function toOptions({ assets }: Onramp) {
  const limits = Object.entries(methods).map(([id, { max, min }]) => ({
    id,
    min: formatCents(min),
    max: formatCents(max),
  }))
  return {
    paymentCurrencies: Object.keys(paymentCurrencies).map((id) => ({
      id,
      payment_method_limits: limits,
    })),
    purchaseCurrencies: assets.map(({ id, name, network, symbol }) => ({
      ...{ id, name, symbol },
      networks: [network],
    })),
  }
}

function toWire(quote: Quote) {
  const { asset, bought, networkFee, providerFee, subtotal, total } = quote
  const currency: PaymentCurrency = quote.currency
  const money = (cents: bigint) => ({ amount: formatCents(cents), currency })
  return {
    quoteId: randomUUID(),
    purchaseAmount: {
      amount: formatUnits(bought, asset.decimals),
      currency: asset.symbol,
    },
    paymentTotal: money(total),
    paymentSubtotal: money(subtotal),
    coinbaseFee: money(providerFee),
    networkFee: money(networkFee),
  }
}
