import { formatFiat, getFiatDigits } from '../core/format/formatFiat.js'
import { toCents } from '../core/spend/toCents.js'
import type { ReadPrices } from '../node/createPrices.js'
import type { Cost, Row } from '../ui/view.js'

/** A card without a worth beats a card that is late. */
const WAIT_MS = 1_000
const DOLLAR = 'USD'

/**
 * Says beside each cost what it is worth, by the prices of this wallet's own
 * server: in the currency of the user, in dollars where it has no rate of it.
 * The app has no say in the prices. Nothing is said of less than a cent, of
 * what has no price, or when prices are late.
 */
export async function addWorth(
  rows: readonly Row[],
  parameters: addWorth.Parameters,
): Promise<readonly Row[]> {
  const { currency = DOLLAR, locale = 'en', readPrices } = parameters
  const ids = new Set(rows.flatMap(({ cost }) => cost?.id ?? []))
  if (ids.size === 0 || !readPrices) return rows.map((row) => toRow(row))
  let onRead = () => {}
  const late = new Promise<undefined>((resolve) => {
    const timer = setTimeout(resolve, WAIT_MS)
    onRead = () => clearTimeout(timer)
  })
  const read = (code: string) =>
    Promise.race([readPrices([...ids], code), late])
  const [own, dollars] = await Promise.all([
    currency === DOLLAR ? undefined : read(currency),
    read(DOLLAR),
  ])
  onRead()
  // All of a card is in one currency, so that its costs can be compared.
  const told = own ? { currency, prices: own } : dollars && { prices: dollars }
  return rows.map((row) =>
    toRow(row, {
      ...{ currency: told?.currency ?? DOLLAR, locale },
      price: told?.prices.get(row.cost?.id.toLowerCase() ?? '')?.price,
    }),
  )
}

export declare namespace addWorth {
  type Parameters = {
    /** ISO 4217 code; default dollars. */
    currency?: string | undefined
    /** Of the figures; default English. */
    locale?: string | undefined
    readPrices: ReadPrices | undefined
  }
}

type Quote = { currency: string; locale: string; price: number | undefined }

function toRow({ cost, ...row }: Row, quote?: Quote): Row {
  const worth = cost && quote && toWorth(cost, quote)
  return worth ? { ...row, worth } : row
}

/** A ceiling is rounded up to a cent, what is received down. */
function toWorth(cost: Cost, { price, ...look }: Quote) {
  const digits = getFiatDigits(look.currency)
  // What is worth less than a cent is not rounded up to one.
  if (!toCents({ ...cost, isReceived: true }, price, digits)) return undefined
  const units = toCents(cost, price, digits)
  return units === undefined ? undefined : `≈ ${formatFiat(units, look)}`
}
