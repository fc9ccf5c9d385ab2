import { createOrders, type Orders } from './createOrders.js'
import { createPayOut } from './createPayOut.js'
import { type Asset, listAssets } from './currencies.js'
import { type Rates, readRates } from './readRates.js'

/** What the API and the provider's page have in common. */
export type Onramp = {
  assets: readonly Asset[]
  orders: Orders
  readRates(): Promise<Rates>
}

/** Onramp provider that sells test coins; nothing is charged. */
export function createOnramp(context: createOnramp.Context): Onramp {
  const payOut = createPayOut(context)
  return {
    assets: listAssets(context),
    orders: createOrders({ now: context.now, payOut }),
    readRates: () => readRates(context),
  }
}

export declare namespace createOnramp {
  type Context = listAssets.Context &
    createPayOut.Context & { now: () => number }
}
