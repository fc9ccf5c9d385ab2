import type { getPrices } from '../../api/prices.js'
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
 *
 * @returns `compare` for prices in one currency, whichever the API has, and
 * `price` for those in the currency asked for
 */
export async function readSwapPrices(
  kit: Kit,
  parameters: {
    caipNetworkId: string
    /** ISO 4217 code in upper case. */
    currency: string
    /** CAIP-10 ids. */
    ids: readonly string[]
    signal?: AbortSignal | undefined
  },
): Promise<{ compare: FindPrice; price: FindPrice }> {
  const { caipNetworkId, currency, ids, signal } = parameters
  const native = `${caipNetworkId}:${EVM_NATIVE_PLACEHOLDER}`
  const addresses = [...new Set([...ids, native])]
  const query = { addresses, caipNetworkId, currency }
  const found = await ask(kit, { ...query, signal })
  const prices = new Map(
    found?.fungibles.map(({ address, price }) => [foldCase(address), price]),
  )
  const compare: FindPrice = (id) => {
    const price = prices.get(foldCase(id))
    return price !== undefined && price > 0 ? price : undefined
  }
  const isQuoted = found?.currency === currency
  return { compare, price: isQuoted ? compare : () => undefined }
}

async function ask(
  kit: Kit,
  parameters: {
    addresses: readonly string[]
    caipNetworkId: string
    currency: string
    signal: AbortSignal | undefined
  },
): Promise<getPrices.ReturnType | undefined> {
  const { signal, ...query } = parameters
  try {
    const api = await kit.api()
    return await api.getPrices(query, { signal })
  } catch (error) {
    if (signal?.aborted) throw error
    kit.logger.warn('Prices of a swap cannot be read', { error })
    return undefined
  }
}
