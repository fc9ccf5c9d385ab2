export const SLIPPAGE_TOLERANCE_PERCENT = 1
/** Allowed slippage of a swap, in percent, as decimal strings. */
export const SLIPPAGE_LIMITS_PERCENT = { min: '0.05', max: '5' } as const

/** Provider fee of a swap in basis points of the source amount. */
export const SWAP_PROVIDER_FEE_BASIS_POINTS = 85n
/** How long a swap quote is valid. */
export const SWAP_QUOTE_LIFE_MS = 30_000

/** Gas estimate used for the displayed fee until a swap is built. */
export const SWAP_GAS_ESTIMATE = 150_000n

/** Address that stands for an EVM chain's native token in API calls. */
export const EVM_NATIVE_PLACEHOLDER =
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
