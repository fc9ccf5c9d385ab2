/** Fee of the onramp providers, in percent of the purchase. */
export const ONRAMP_FEE_PERCENT = { min: '1', max: '2' } as const
/** Purchase limits in fiat currency, as decimal strings. */
export const ONRAMP_CARD_LIMITS = { min: '10.00', max: '7500.00' } as const
export const ONRAMP_BANK_LIMITS = { min: '10.00', max: '25000.00' } as const
