import type { TokenPrice } from '../../api/prices.js'
import { foldCase } from '../../core/address/foldCase.js'
import { EVM_NATIVE_PLACEHOLDER } from '../../core/constants/swap.js'
import type { Kit } from '../../createKit.js'

/**
 * Finds the price of a token by its CAIP-10 id; ignores prices of 0 and less.
 */
export type FindPrice = (id: string) => number | undefined

/**
 * Reads prices for displaying the value of a swap, including that of the
 * native coin. A quote is valid without them, so failures are ignored.
 */
export async function readSwapPrices(
  kit: Kit,
  parameters: {
    caipNetworkId: string
    /** CAIP-10 ids. */
    ids: readonly string[]
    signal?: AbortSignal | undefined
  },
): Promise<FindPrice> {
  const { caipNetworkId, ids, signal } = parameters
  const native = `${caipNetworkId}:${EVM_NATIVE_PLACEHOLDER}`
  const addresses = [...new Set([...ids, native])]
  const rows = await ask(kit, { addresses, caipNetworkId, signal })
  const prices = new Map(
    rows.map(({ address, price }) => [foldCase(address), price]),
  )
  return (id) => {
    const price = prices.get(foldCase(id))
    return price !== undefined && price > 0 ? price : undefined
  }
}

async function ask(
  kit: Kit,
  parameters: {
    addresses: readonly string[]
    caipNetworkId: string
    signal: AbortSignal | undefined
  },
): Promise<readonly TokenPrice[]> {
  const { signal, ...query } = parameters
  try {
    const api = await kit.api()
    return (await api.getPrices(query, { signal })).fungibles
  } catch (error) {
    if (signal?.aborted) throw error
    kit.logger.warn('Prices of a swap cannot be read', { error })
    return []
  }
}
