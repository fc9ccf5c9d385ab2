import { toCents } from '../core/spend/toCents.js'
import type { ReadPrices } from '../node/createPrices.js'
import type { Cost, Row } from '../ui/view.js'

/** A card without a worth beats a card that is late. */
const WAIT_MS = 1_000
const CENTS_DIGITS = 2

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

/** A ceiling is rounded up to a cent, what is received down. */
function toWorth(cost: Cost, price: number) {
  // What is worth less than a cent is not rounded up to one.
  if (!toCents({ ...cost, isReceived: true }, price)) return undefined
  const cents = String(toCents(cost, price)).padStart(3, '0')
  const dollars = cents.slice(0, -CENTS_DIGITS).replace(/\B(?=(\d{3})+$)/g, ',')
  return `≈ $${dollars}.${cents.slice(-CENTS_DIGITS)}`
}
