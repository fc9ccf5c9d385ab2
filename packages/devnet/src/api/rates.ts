import { paymentCurrencies } from './onramp/currencies.js'

/** Cents of a dollar. */
const DOLLAR = 100

/**
 * Units of each currency for one dollar, by ISO 4217 code. They never move, so
 * that tests can tell what an amount is worth.
 */
export const rates: Readonly<Record<string, number>> = {
  AUD: 1.5,
  BRL: 5.5,
  CAD: 1.4,
  CHF: 0.8,
  CNY: 7,
  // As at the onramp's page.
  EUR: DOLLAR / Number(paymentCurrencies.EUR),
  GBP: 0.75,
  IDR: 16_000,
  INR: 88,
  JPY: 150,
  KRW: 1_400,
  MXN: 18,
  NGN: 1_500,
  TRY: 42,
}
