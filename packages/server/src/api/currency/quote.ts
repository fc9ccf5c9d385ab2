import type { Balance, Fungible } from '../apiBackend.js'
import type { WireTransaction } from '../history/historyWire.js'
import type { Quotation } from './rates.js'

/**
 * Converts what is in dollars. Without a rate, balances have a price of 0,
 * which is none, and no value.
 */
export function quoteBalances(
  balances: readonly Balance[],
  { convert }: Quotation,
): readonly Balance[] {
  return balances.map(({ price, value, ...balance }) => ({
    ...balance,
    price: convert(price) ?? 0,
    value: value === undefined ? undefined : convert(value),
  }))
}

/** Tokens without a price are left out, here too. */
export function quoteFungibles(
  fungibles: readonly Fungible[],
  { convert }: Quotation,
): readonly Fungible[] {
  return fungibles.flatMap((fungible) => {
    const price = convert(fungible.price)
    return price === undefined ? [] : [{ ...fungible, price }]
  })
}

/** What a transfer was worth, as far as it is known. */
export function quoteHistory(
  transactions: readonly WireTransaction[],
  { convert }: Quotation,
): readonly WireTransaction[] {
  const quote = (dollars: number | undefined) =>
    dollars === undefined ? undefined : convert(dollars)
  return transactions.map(({ transfers, ...transaction }) => ({
    ...transaction,
    transfers:
      transfers?.map(({ price, value, ...transfer }) => ({
        ...transfer,
        price: quote(price),
        value: quote(value),
      })) ?? null,
  }))
}
