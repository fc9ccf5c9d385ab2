import { KitError } from './base.js'

type OnrampCode =
  | 'ONRAMP_ACCOUNT_UNKNOWN'
  | 'ONRAMP_AMOUNT_TOO_HIGH'
  | 'ONRAMP_AMOUNT_TOO_LOW'
  | 'ONRAMP_NOT_CONFIGURED'
  | 'ONRAMP_NO_PRICE'
  | 'ONRAMP_PROVIDER_UNKNOWN'
  | 'ONRAMP_UNSUPPORTED'
  | 'ONRAMP_URL_REFUSED'

/** Thrown when a purchase is rejected before a provider's page opens. */
export class OnrampError<
  code extends OnrampCode = OnrampCode,
> extends KitError<code> {
  override name = 'OnrampError'
  constructor(
    shortMessage: string,
    parameters: { code: code; cause?: unknown; details?: string | undefined },
  ) {
    super(shortMessage, { sentToNetwork: 'no', ...parameters })
  }
}

/** Thrown when the receiver is not a connected account. */
export class OnrampAccountUnknownError extends OnrampError<'ONRAMP_ACCOUNT_UNKNOWN'> {
  override name = 'OnrampAccountUnknownError'
  constructor(parameters: { address: string }) {
    super("This isn't the address of a connected account", {
      code: 'ONRAMP_ACCOUNT_UNKNOWN',
      details: parameters.address,
    })
  }
}

/**
 * Thrown when the amount fits no payment method and exceeds the maximum of at
 * least one.
 */
export class OnrampAmountTooHighError extends OnrampError<'ONRAMP_AMOUNT_TOO_HIGH'> {
  override name = 'OnrampAmountTooHighError'
  /** Decimal string. */
  readonly limit: string
  constructor(parameters: { limit: string; currency: string }) {
    const { currency, limit } = parameters
    super(`The maximum is ${limit} ${currency}`, {
      code: 'ONRAMP_AMOUNT_TOO_HIGH',
    })
    this.limit = limit
  }
}

/** Thrown when the amount is below the minimum of every payment method. */
export class OnrampAmountTooLowError extends OnrampError<'ONRAMP_AMOUNT_TOO_LOW'> {
  override name = 'OnrampAmountTooLowError'
  /** Decimal string. */
  readonly limit: string
  constructor(parameters: { limit: string; currency: string }) {
    const { currency, limit } = parameters
    super(`The minimum is ${limit} ${currency}`, {
      code: 'ONRAMP_AMOUNT_TOO_LOW',
    })
    this.limit = limit
  }
}

/** Thrown when the provider requires a key that is not configured. */
export class OnrampNotConfiguredError extends OnrampError<'ONRAMP_NOT_CONFIGURED'> {
  override name = 'OnrampNotConfiguredError'
  constructor(parameters: { option: string }) {
    super("This provider isn't set up on this site", {
      code: 'ONRAMP_NOT_CONFIGURED',
      details: `Pass \`${parameters.option}\` to \`createKit\`.`,
    })
  }
}

/** Thrown when there is no quote, or only an estimated one. */
export class OnrampNoPriceError extends OnrampError<'ONRAMP_NO_PRICE'> {
  override name = 'OnrampNoPriceError'
  constructor(parameters: { isEstimate: boolean }) {
    super('No price for this purchase yet', {
      code: 'ONRAMP_NO_PRICE',
      details: parameters.isEstimate
        ? 'The quote is only an estimate because the price service failed. Try again later.'
        : 'Pass the `quote` for this amount.',
    })
  }
}

/** Thrown when no provider of this name supports the account's network. */
export class OnrampProviderUnknownError extends OnrampError<'ONRAMP_PROVIDER_UNKNOWN'> {
  override name = 'OnrampProviderUnknownError'
  constructor(parameters: { provider: string }) {
    super("This provider isn't available here", {
      code: 'ONRAMP_PROVIDER_UNKNOWN',
      details: parameters.provider,
    })
  }
}

/** Thrown when the network does not support buying. */
export class OnrampUnsupportedError extends OnrampError<'ONRAMP_UNSUPPORTED'> {
  override name = 'OnrampUnsupportedError'
  constructor(parameters: { chain: string }) {
    super("Buying isn't supported on this network", {
      code: 'ONRAMP_UNSUPPORTED',
      details: parameters.chain,
    })
  }
}

/**
 * Thrown when a provider's response has no URL, or one that fails validation.
 */
export class OnrampUrlRefusedError extends OnrampError<'ONRAMP_URL_REFUSED'> {
  override name = 'OnrampUrlRefusedError'
  constructor(parameters: { reason: string }) {
    super("The provider's link was blocked", {
      code: 'ONRAMP_URL_REFUSED',
      details: parameters.reason,
    })
  }
}
