import type { getBalances, TokenBalance } from '../../api/balances.js'
import { foldCase } from '../../core/address/foldCase.js'
import { DEFAULT_CURRENCY } from '../../core/constants/currency.js'
import type { Kit } from '../../createKit.js'
import { toPriceAddress } from './toPriceAddress.js'

/** Most addresses of one request. */
const ASSETS_MAX = 100

/**
 * Values the assets of a wallet in a currency. Wallets know dollars only
 * (EIP-7811 names no currency), so prices in others come from the API; without
 * them, assets have none.
 *
 * @returns `currency`: the one asked for, or `USD` if there are no prices in it
 */
export async function addAssetPrices(
  kit: Kit,
  parameters: {
    balances: readonly TokenBalance[]
    currency: string
    signal?: AbortSignal | undefined
  },
): Promise<getBalances.ReturnType> {
  const { balances, currency, signal } = parameters
  const counts = { dropped: 0, isSupported: true, partial: false }
  if (currency === DEFAULT_CURRENCY || balances.length === 0)
    return { balances, currency, ...counts }
  const prices = await readPrices(kit, { balances, currency, signal })
  if (!prices)
    return {
      balances: balances.map((balance) => ({
        ...balance,
        price: 0,
        value: undefined,
      })),
      currency: DEFAULT_CURRENCY,
      ...counts,
    }
  return {
    balances: balances.map((balance) => {
      const price = prices.get(foldCase(toPriceAddress(balance))) ?? 0
      const worth = price * Number(balance.quantity.numeric)
      return { ...balance, price, value: price > 0 ? worth : undefined }
    }),
    currency,
    ...counts,
  }
}

async function readPrices(
  kit: Kit,
  parameters: Parameters<typeof addAssetPrices>[1],
): Promise<ReadonlyMap<string, number> | undefined> {
  const { balances, currency, signal } = parameters
  try {
    const addresses = balances.slice(0, ASSETS_MAX).map(toPriceAddress)
    const api = await kit.api()
    const found = await api.getPrices(
      { addresses, caipNetworkId: balances[0]?.chainId, currency },
      { signal },
    )
    if (found.currency !== currency) return undefined
    return new Map(
      found.fungibles.map(({ address, price }) => [foldCase(address), price]),
    )
  } catch (error) {
    signal?.throwIfAborted()
    kit.logger.warn('Prices of assets cannot be read', { error })
    return undefined
  }
}
