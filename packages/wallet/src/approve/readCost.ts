import type { AssetAmount, Spend } from '../core/spend/spend.js'
import { toCents } from '../core/spend/toCents.js'
import type { ReadPrices } from '../node/createPrices.js'
import { toAssetId } from '../node/toAssetId.js'

/**
 * What leaves the account at most, in cents of a dollar by the prices of the
 * wallet's own server. Of what a request says and what a simulation expects,
 * the larger amount of each asset counts.
 *
 * @param parameters.readDecimals - of a token, or of the native coin where it
 * is given none
 * @returns `undefined` when an amount, or the price of an asset, is not known
 */
export async function readCost(
  parameters: readCost.Parameters,
): Promise<bigint | undefined> {
  const { caipNetworkId, readDecimals, readPrices, spends } = parameters
  const amounts = new Map<string, AssetAmount>()
  for (const spend of spends) {
    if (spend === 'unknown') return undefined // guard: unknown cost
    for (const [id, amount] of addUp(spend, caipNetworkId)) {
      const { units = 0n } = amounts.get(id) ?? {}
      if (amount.units > units) amounts.set(id, amount)
    }
  }
  if (amounts.size === 0) return 0n
  const prices = await readPrices?.([...amounts.keys()])
  const costs = await Promise.all(
    [...amounts].map(async ([id, amount]) => {
      const { asset, units } = amount
      const token = asset === 'native' ? undefined : asset
      const decimals = amount.decimals ?? (await readDecimals(token))
      const price = prices?.get(id.toLowerCase())?.price
      return decimals === undefined
        ? undefined
        : toCents({ decimals, units }, price)
    }),
  )
  let sum = 0n
  for (const cost of costs) {
    if (cost === undefined) return undefined // guard: no price of an asset
    sum += cost
  }
  return sum
}

export declare namespace readCost {
  type Parameters = {
    /** CAIP-2. */
    caipNetworkId: string
    readDecimals(token: string | undefined): Promise<number | undefined>
    readPrices: ReadPrices | undefined
    /** Of one request, from one or several sources. */
    spends: readonly Spend[]
  }
}

/** By the id of the asset; nothing of what is not there. */
function addUp(spend: Exclude<Spend, 'unknown'>, caipNetworkId: string) {
  const sums = new Map<string, AssetAmount>()
  for (const amount of spend) {
    const { asset, units } = amount
    if (units === 0n) continue
    const id = toAssetId(caipNetworkId, asset === 'native' ? undefined : asset)
    const before = sums.get(id)?.units ?? 0n
    sums.set(id, { ...amount, units: before + units })
  }
  return sums
}
