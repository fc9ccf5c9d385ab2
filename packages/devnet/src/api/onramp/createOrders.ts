import { randomBytes } from 'node:crypto'
import type { Quote } from './computeQuote.js'
import type { PayOut } from './createPayOut.js'
import type { Asset } from './currencies.js'
import type { Rates } from './readRates.js'

/** How long an order can be bought, at the prices it was opened with. */
const ORDER_LIFE_MS = 15 * 60_000
const ORDERS_MAX = 1_000

/** What may be bought, and where it would go. */
export type Target = { address: string; asset: Asset }

export type Purchase = Quote &
  Target & { state: 'paid' | 'failed'; hash?: string }

export type Order = {
  id: string
  /** At least one; the first is suggested. */
  targets: readonly [Target, ...Target[]]
  /** Suggested amount of money, in cents. */
  total: bigint
  rates: Rates
  expiresAt: number
  /** The one purchase there will ever be. */
  purchase?: Promise<Purchase>
}

export type Orders = {
  open(order: Pick<Order, 'rates' | 'targets' | 'total'>): Order
  get(id: string): Order | undefined
  /** Buys, or gives what has been bought: an order pays out once. */
  buy(order: Order, wish: { quote: Quote; target: Target }): Promise<Purchase>
  isExpired(order: Order): boolean
  /** Whether a transaction has paid out an order of this run. */
  isPayOut(hash: string): boolean
}

/** Holds the orders of this run. */
export function createOrders(parameters: createOrders.Parameters): Orders {
  const { now, payOut } = parameters
  const orders = new Map<string, Order>()
  const payOuts = new Set<string>()
  const pay = async ({ quote, target }: Parameters<Orders['buy']>[1]) => {
    const { address, asset } = target
    try {
      const hash = await payOut({ address, amount: quote.bought, asset })
      payOuts.add(hash)
      return { ...quote, address, state: 'paid', hash } as const
    } catch (error) {
      console.error(error)
      return { ...quote, address, state: 'failed' } as const
    }
  }
  return {
    open(wish) {
      const id = randomBytes(16).toString('hex')
      const order = { ...wish, id, expiresAt: now() + ORDER_LIFE_MS }
      orders.set(id, order)
      const [oldest] = orders.keys()
      if (orders.size > ORDERS_MAX && oldest) orders.delete(oldest)
      return order
    },
    get: (id) => orders.get(id),
    buy(order, wish) {
      // Also after a failure: it may have reached the chain nevertheless.
      order.purchase ??= pay(wish)
      return order.purchase
    },
    isExpired: ({ expiresAt }) => now() > expiresAt,
    isPayOut: (hash) => payOuts.has(hash),
  }
}

export declare namespace createOrders {
  type Parameters = { now: () => number; payOut: PayOut }
}
