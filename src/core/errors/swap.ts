import { KitError } from './base.js'

/** The API tells no gas price of this network. */
export class GasPriceUnsupportedError extends KitError<'GAS_PRICE_UNSUPPORTED'> {
  override name = 'GasPriceUnsupportedError'
  constructor() {
    super('Network not supported for Gas Price', {
      code: 'GAS_PRICE_UNSUPPORTED',
      sentToNetwork: 'no',
    })
  }
}

/** Nothing can be swapped on this network. */
export class SwapUnsupportedError extends KitError<'SWAP_UNSUPPORTED'> {
  override name = 'SwapUnsupportedError'
  constructor() {
    super('Network not supported for Swaps', {
      code: 'SWAP_UNSUPPORTED',
      sentToNetwork: 'no',
    })
  }
}

/** What was wrong with what the service built, or why the chain refuses it. */
export type SwapRefusal =
  | 'account'
  | 'amount'
  | 'calldata'
  | 'deadline'
  | 'minimum'
  | 'moved'
  | 'network'
  | 'options'
  | 'quote'
  | 'receiver'
  | 'router'
  | 'simulation'
  | 'spender'
  | 'token'
  | 'value'

const sentences: { readonly [reason in SwapRefusal]?: string } = {
  minimum: 'The price moved beyond your slippage. Nothing was swapped',
  moved: 'The price moved beyond your slippage. Nothing was swapped',
  simulation: 'The swap would fail on the network. Nothing was swapped',
}

/**
 * What the service built is not the swap that was shown, or the chain would
 * not do it: the wallet was not asked.
 */
export class SwapRefusedError extends KitError<'SWAP_REFUSED'> {
  override name = 'SwapRefusedError'
  readonly reason: SwapRefusal
  constructor(parameters: {
    reason: SwapRefusal
    cause?: unknown
    details?: string | undefined
  }) {
    const { cause, details, reason } = parameters
    super(
      sentences[reason] ??
        'The service built a different swap than the one shown. Nothing was swapped',
      {
        code: 'SWAP_REFUSED',
        cause,
        details: [reason, details].filter(Boolean).join(': '),
        sentToNetwork: 'no',
      },
    )
    this.reason = reason
  }
}

/** The quote is too old to be swapped at. */
export class QuoteExpiredError extends KitError<'QUOTE_EXPIRED'> {
  override name = 'QuoteExpiredError'
  constructor() {
    super('This price has expired. Get a new one', {
      code: 'QUOTE_EXPIRED',
      sentToNetwork: 'no',
    })
  }
}

/** Nobody trades this much of these tokens. */
export class InsufficientLiquidityError extends KitError<'INSUFFICIENT_LIQUIDITY'> {
  override name = 'InsufficientLiquidityError'
  constructor(parameters: { cause?: unknown } = {}) {
    super('Not enough liquidity for this swap', {
      code: 'INSUFFICIENT_LIQUIDITY',
      sentToNetwork: 'no',
      ...parameters,
    })
  }
}

/** The swap is worth much less than what is paid for it. */
export class PriceImpactError extends KitError<'PRICE_IMPACT_TOO_HIGH'> {
  override name = 'PriceImpactError'
  /** Percent. */
  readonly priceImpact: number
  constructor(parameters: { priceImpact: number }) {
    const { priceImpact } = parameters
    super('The price impact of this swap is too high', {
      code: 'PRICE_IMPACT_TOO_HIGH',
      details: `${priceImpact} %`,
      sentToNetwork: 'no',
    })
    this.priceImpact = priceImpact
  }
}

/** The slippage is no percentage within the bounds. */
export class InvalidSlippageError extends KitError<'INVALID_SLIPPAGE'> {
  override name = 'InvalidSlippageError'
  constructor(parameters: { slippage: unknown }) {
    super('Slippage must be between 0.05% and 5%', {
      code: 'INVALID_SLIPPAGE',
      details:
        typeof parameters.slippage === 'object'
          ? 'an object'
          : String(parameters.slippage),
      sentToNetwork: 'no',
    })
  }
}

/** The token does not let the router take the amount: nothing was swapped. */
export class SwapApprovalError extends KitError<'SWAP_APPROVAL_FAILED'> {
  override name = 'SwapApprovalError'
  constructor(
    parameters: { cause?: unknown; details?: string | undefined } = {},
  ) {
    super("The token couldn't be approved. Nothing was swapped", {
      code: 'SWAP_APPROVAL_FAILED',
      sentToNetwork: 'no',
      ...parameters,
    })
  }
}

/** Both sides of the swap are one and the same token. */
export class SameTokenError extends KitError<'SAME_TOKEN'> {
  override name = 'SameTokenError'
  constructor() {
    super('Choose two different tokens', {
      code: 'SAME_TOKEN',
      sentToNetwork: 'no',
    })
  }
}
