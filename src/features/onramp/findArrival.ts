import { foldCase } from '../../core/address/foldCase.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { parseAmount } from '../../core/amount/parseAmount.js'
import { floorDecimal } from '../../core/format/floorDecimal.js'
import type { OnrampOrder } from '../../core/onramp/onramp.js'
import { findBoughtBalance } from './findBoughtBalance.js'

type Balance = {
  /** CAIP-10 ID of the token; omitted for the native token. */
  address?: string | undefined
  chainId: string
  price: number
  quantity: { decimals: string; numeric: string }
  symbol: string
}

/**
 * Returns what has arrived since a purchase was opened. Where the provider's
 * page decides what is bought, the first token that grew counts: the native
 * token or one with a price. Anyone can send the others.
 *
 * @param parameters.caipNetworkId - network of the balances
 */
export function findArrival(
  parameters: findArrival.Parameters,
): findArrival.ReturnType | undefined {
  const { balances, caipNetworkId, order } = parameters
  const { account, before, currency, held } = order
  // Balances of another network cannot be compared.
  if (caipNetworkId !== account.caipNetworkId) return undefined
  if (before !== undefined) {
    const found = findBoughtBalance({ balances, caipNetworkId, currency })
    return found && toGrowth(found, before)
  }
  if (!held) return undefined
  const known = new Map(held.map((one) => [toKey(one), one.numeric]))
  for (const balance of balances) {
    const isTrusted = balance.address === undefined || balance.price > 0
    if (balance.chainId !== caipNetworkId || !isTrusted) continue
    const grown = toGrowth(balance, known.get(toKey(balance)) ?? '0')
    if (grown) return grown
  }
  return undefined
}

export declare namespace findArrival {
  type Parameters = {
    balances: readonly Balance[]
    caipNetworkId: string
    order: Pick<OnrampOrder, 'account' | 'before' | 'currency' | 'held'>
  }
  type ReturnType = {
    /** Increase of the balance, as a decimal string. */
    amount: string
    symbol: string
  }
}

function toKey({ address }: { address?: string | undefined }) {
  return address === undefined ? '' : foldCase(address)
}

function toGrowth({ quantity, symbol }: Balance, before: string) {
  const decimals = Number(quantity.decimals)
  const toUnits = (text: string) =>
    parseAmount(floorDecimal(text, decimals), decimals)
  const more = toUnits(quantity.numeric) - toUnits(before)
  return more > 0n
    ? { amount: formatAmount(more, decimals), symbol }
    : undefined
}
