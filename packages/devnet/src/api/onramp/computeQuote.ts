import { ServiceError } from 'latchkey-server/http'
import {
  type Asset,
  type PaymentCurrency,
  paymentCurrencies,
} from './currencies.js'
import type { Rates } from './readRates.js'

/** Hundredths of a percent of what is paid; 1 to 2 % together. */
const PROVIDER_FEE = 100n
const NETWORK_FEE = 50n
const WHOLE = 10_000n

/** Coins are sold by the millionth, so that what is shown is all there is. */
const SOLD_DECIMALS = 6n

/** Amounts in cents of `currency`, and in base units of `asset`. */
export type Quote = {
  asset: Asset
  currency: PaymentCurrency
  total: bigint
  subtotal: bigint
  providerFee: bigint
  networkFee: bigint
  bought: bigint
}

/**
 * What one gets for an amount of money: fees rounded up to a cent, coins
 * rounded down to a millionth.
 *
 * @throws ServiceError 400 when nothing would be left to buy for
 */
export function computeQuote(parameters: computeQuote.Parameters): Quote {
  const { asset, currency, rates, total } = parameters
  const providerFee = roundUp(total * PROVIDER_FEE, WHOLE)
  const networkFee = roundUp(total * NETWORK_FEE, WHOLE)
  const subtotal = total - providerFee - networkFee
  const rate = rates.get(asset.symbol) ?? 0n
  if (rate === 0n || subtotal <= 0n) throw noQuote()
  // The rate has 12 decimals, cents of cents have four.
  const value = subtotal * paymentCurrencies[currency] * 10n ** 8n
  const millionths = (value * 10n ** SOLD_DECIMALS) / rate
  const bought = millionths * 10n ** (BigInt(asset.decimals) - SOLD_DECIMALS)
  if (bought === 0n) throw noQuote()
  return {
    ...{ asset, currency, total, subtotal, providerFee, networkFee, bought },
  }
}

/** About what has to be paid, in cents, to get an amount in base units. */
export function computeTotal(
  parameters: Omit<computeQuote.Parameters, 'total'> & { bought: bigint },
): bigint {
  const { asset, bought, currency, rates } = parameters
  const value = bought * (rates.get(asset.symbol) ?? 0n)
  const cents = paymentCurrencies[currency] * 10n ** 8n
  const unit = 10n ** BigInt(asset.decimals)
  const subtotal = roundUp(value, cents * unit)
  return roundUp(subtotal * WHOLE, WHOLE - PROVIDER_FEE - NETWORK_FEE)
}

export declare namespace computeQuote {
  type Parameters = {
    asset: Asset
    currency: PaymentCurrency
    rates: Rates
    /** What is paid, with all fees, in cents. */
    total: bigint
  }
}

const roundUp = (value: bigint, by: bigint) => (value + by - 1n) / by

const noQuote = () =>
  new ServiceError(400, 'NO_QUOTE', 'There is no price for this')
