import type { ReadPrices } from '../chain/createPrices.js'
import type { Cost, Row } from './view.js'

/** A card without a worth beats a card that is late. */
const WAIT_MS = 1_000
/** Decimal places of a price: enough for a fraction of any cent. */
const PRICE_DIGITS = 18
const CENTS_DIGITS = 2
/** Numbers above are written with an exponent. */
const PRICE_MAX = 1e15

/**
 * Says beside each cost what it is worth in dollars, by the prices of this
 * wallet's own server; the app has no say. Nothing is said of less than a
 * cent, of what has no price, or when prices are late.
 */
export async function addWorth(
  rows: readonly Row[],
  readPrices: ReadPrices | undefined,
): Promise<readonly Row[]> {
  const ids = new Set(rows.flatMap(({ cost }) => cost?.id ?? []))
  if (ids.size === 0 || !readPrices) return rows.map((row) => toRow(row))
  let onRead = () => {}
  const late = new Promise<undefined>((resolve) => {
    const timer = setTimeout(resolve, WAIT_MS)
    onRead = () => clearTimeout(timer)
  })
  const prices = await Promise.race([readPrices([...ids]), late])
  onRead()
  return rows.map((row) =>
    toRow(row, prices?.get(row.cost?.id.toLowerCase() ?? '')?.price),
  )
}

function toRow({ cost, ...row }: Row, price?: number): Row {
  const worth = cost && price !== undefined && toWorth(cost, price)
  return worth ? { ...row, worth } : row
}

/** Rounded up to a cent: what is said of a ceiling is one. */
function toWorth({ decimals, units }: Cost, price: number) {
  if (!(price > 0 && price < PRICE_MAX)) return undefined
  const rate = BigInt(price.toFixed(PRICE_DIGITS).replace('.', ''))
  const worth = units * rate
  const cent = 10n ** BigInt(decimals + PRICE_DIGITS - CENTS_DIGITS)
  if (worth < cent) return undefined
  const cents = String((worth + cent - 1n) / cent).padStart(3, '0')
  const dollars = cents.slice(0, -CENTS_DIGITS).replace(/\B(?=(\d{3})+$)/g, ',')
  return `≈ $${dollars}.${cents.slice(-CENTS_DIGITS)}`
}
