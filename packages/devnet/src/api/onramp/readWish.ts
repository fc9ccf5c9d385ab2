import { ServiceError } from 'latchkey-server/http'
import * as z from 'zod/mini'
import { assertLimits } from './assertLimits.js'
import { parseCents } from './cents.js'
import { computeQuote, type Quote } from './computeQuote.js'
import type { Order, Target } from './createOrders.js'
import { methods, type PaymentMethod } from './currencies.js'

const wishSchema = z.object({
  amount: z.string().check(z.maxLength(32)),
  asset: z.string(),
  currency: z.enum(['USD', 'EUR']),
  method: z.enum(['card', 'ach_bank_account']),
})

export type Wish = { method: PaymentMethod; quote: Quote; target: Target }

/**
 * What is chosen on the page, at the order's own prices: what is shown is
 * what is bought.
 *
 * @throws ServiceError 400 for what cannot be bought
 */
export function readWish(order: Order, fields: unknown): Wish {
  const { data } = wishSchema.safeParse(fields)
  const target = order.targets.find(({ asset }) => asset.id === data?.asset)
  if (!data || !target)
    throw new ServiceError(400, 'INVALID_BODY', 'Invalid request body')
  const total = parseCents(data.amount.trim())
  if (total === undefined)
    throw new ServiceError(
      400,
      'INVALID_AMOUNT',
      'Write an amount such as 100 or 99.50',
    )
  const { currency, method } = data
  assertLimits(total, methods[method])
  const { rates } = order
  const quote = computeQuote({ asset: target.asset, currency, rates, total })
  return { method, quote, target }
}
