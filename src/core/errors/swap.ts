import { KitError } from './base.js'

/** Thrown when the API has no gas price for this network. */
export class GasPriceUnsupportedError extends KitError<'GAS_PRICE_UNSUPPORTED'> {
  override name = 'GasPriceUnsupportedError'
  constructor() {
    super('Network not supported for Gas Price', {
      code: 'GAS_PRICE_UNSUPPORTED',
      sentToNetwork: 'no',
    })
  }
}

/** Thrown when the network does not support swaps. */
export class SwapUnsupportedError extends KitError<'SWAP_UNSUPPORTED'> {
  override name = 'SwapUnsupportedError'
  constructor() {
    super('Network not supported for Swaps', {
      code: 'SWAP_UNSUPPORTED',
      sentToNetwork: 'no',
    })
  }
}

/**
 * Reason a swap was rejected: an invalid transaction from the service, or a
 * failed check on the chain.
 */
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
 * Thrown when the service did not build the swap that was shown, or the chain
 * would reject it. The wallet was not prompted.
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

/** Thrown when the quote has expired. */
export class QuoteExpiredError extends KitError<'QUOTE_EXPIRED'> {
  override name = 'QuoteExpiredError'
  constructor() {
    super('This price has expired. Get a new one', {
      code: 'QUOTE_EXPIRED',
      sentToNetwork: 'no',
    })
  }
}

/** Thrown when there is not enough liquidity for this amount. */
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

/** Thrown when the received amount is worth much less than the paid amount. */
export class PriceImpactError extends KitError<'PRICE_IMPACT_TOO_HIGH'> {
  override name = 'PriceImpactError'
  /** In percent. */
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

/** Thrown when the slippage is not a percentage within the limits. */
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

/**
 * Thrown when the router gets no sufficient allowance of the token. Nothing
 * was swapped.
 */
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

/** Thrown when both tokens of the swap are the same. */
export class SameTokenError extends KitError<'SAME_TOKEN'> {
  override name = 'SameTokenError'
  constructor() {
    super('Choose two different tokens', {
      code: 'SAME_TOKEN',
      sentToNetwork: 'no',
    })
  }
}
