export const BALANCE_FRESH_MS = 30_000
export const BALANCE_RETRY_BLOCK_MS = 30_000

/** Maximum displayed length of a token symbol, in characters. */
export const SYMBOL_MAX_LENGTH = 12
export const BALANCE_FRACTION_DIGITS = 3

export const FIAT_FRACTION_DIGITS = 2
