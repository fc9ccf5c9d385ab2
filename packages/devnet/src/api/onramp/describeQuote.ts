import { formatUnits } from 'viem'
import { formatCents } from './cents.js'
import type { Quote } from './computeQuote.js'

/** A quote as the page shows it, by the id of the place. */
export function describeQuote(quote: Quote): {
  bought: string
  fee: string
  network: string
  total: string
} {
  const { asset, bought, currency, networkFee, providerFee, total } = quote
  const money = (cents: bigint) => `${formatCents(cents)} ${currency}`
  return {
    bought: `${formatUnits(bought, asset.decimals)} ${asset.symbol}`,
    fee: money(providerFee),
    network: money(networkFee),
    total: money(total),
  }
}
