import type { OrderRequest } from 'latchkey-server'
import { ServiceError } from 'latchkey-server/http'
import { parseUnits } from 'viem'
import { assertLimits } from './assertLimits.js'
import { parseCents } from './cents.js'
import { computeTotal } from './computeQuote.js'
import type { Onramp } from './createOnramp.js'
import type { Order, Target } from './createOrders.js'
import { bankLimits } from './currencies.js'
import { findTargets } from './findTargets.js'
import type { Rates } from './readRates.js'

/** Suggested when the app suggests nothing, in cents. */
const TOTAL_DEFAULT = 100_00n

/**
 * Opens an order at the prices of this moment.
 *
 * @throws ServiceError 400 when none of the wallets can get what is asked for
 */
export async function openOrder(
  { assets, orders, readRates }: Onramp,
  wish: OrderRequest,
): Promise<Order> {
  const { defaultNetwork, destinationWallets } = wish
  const found = destinationWallets.flatMap(({ address, assets: symbols }) =>
    findTargets(assets, { address, symbols }),
  )
  const isDefault = (target: Target) =>
    target.asset.network.name === defaultNetwork
  // One address for each, or the one that is shown might not be the one that
  // gets it.
  const single = found.filter(
    ({ asset }, index) =>
      found.findIndex((other) => other.asset === asset) === index,
  )
  const [first, ...rest] = single.toSorted(
    (one, other) => Number(isDefault(other)) - Number(isDefault(one)),
  )
  if (!first)
    throw new ServiceError(400, 'UNSUPPORTED_ASSET', 'Nothing of this is sold')
  const rates = await readRates()
  const total = readTotal(wish, { rates, target: first })
  assertLimits(total, bankLimits)
  return orders.open({ rates, targets: [first, ...rest], total })
}

function readTotal(
  { presetCryptoAmount, presetFiatAmount }: OrderRequest,
  { rates, target }: { rates: Rates; target: Target },
) {
  if (presetFiatAmount !== undefined)
    return parseCents(String(presetFiatAmount)) ?? fail()
  if (presetCryptoAmount === undefined) return TOTAL_DEFAULT
  const { asset } = target
  const [, , rest = ''] =
    /^(\d{1,9})(?:\.(\d{1,18}))?$/.exec(String(presetCryptoAmount)) ?? fail()
  if (rest.length > asset.decimals) fail()
  const bought = parseUnits(String(presetCryptoAmount), asset.decimals)
  return computeTotal({ asset, bought, currency: 'USD', rates })
}

function fail(): never {
  throw new ServiceError(400, 'INVALID_AMOUNT', 'Invalid amount')
}
