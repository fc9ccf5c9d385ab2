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

/** A purchase was refused before any page of a provider was opened. */
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

/** What is bought would go to somebody else. */
export class OnrampAccountUnknownError extends OnrampError<'ONRAMP_ACCOUNT_UNKNOWN'> {
  override name = 'OnrampAccountUnknownError'
  constructor(parameters: { address: string }) {
    super("This isn't the address of a connected account", {
      code: 'ONRAMP_ACCOUNT_UNKNOWN',
      details: parameters.address,
    })
  }
}

/** The amount is above what every way to pay takes. */
export class OnrampAmountTooHighError extends OnrampError<'ONRAMP_AMOUNT_TOO_HIGH'> {
  override name = 'OnrampAmountTooHighError'
  /** Decimal text. */
  readonly limit: string
  constructor(parameters: { limit: string; currency: string }) {
    const { currency, limit } = parameters
    super(`The maximum is ${limit} ${currency}`, {
      code: 'ONRAMP_AMOUNT_TOO_HIGH',
    })
    this.limit = limit
  }
}

/** The amount is below what every way to pay takes. */
export class OnrampAmountTooLowError extends OnrampError<'ONRAMP_AMOUNT_TOO_LOW'> {
  override name = 'OnrampAmountTooLowError'
  /** Decimal text. */
  readonly limit: string
  constructor(parameters: { limit: string; currency: string }) {
    const { currency, limit } = parameters
    super(`The minimum is ${limit} ${currency}`, {
      code: 'ONRAMP_AMOUNT_TOO_LOW',
    })
    this.limit = limit
  }
}

/** The provider wants a key that the page has not set. */
export class OnrampNotConfiguredError extends OnrampError<'ONRAMP_NOT_CONFIGURED'> {
  override name = 'OnrampNotConfiguredError'
  constructor(parameters: { option: string }) {
    super("This provider isn't set up on this site", {
      code: 'ONRAMP_NOT_CONFIGURED',
      details: `Pass \`${parameters.option}\` to \`createKit\`.`,
    })
  }
}

/** There is an estimate at most, and nobody buys at an estimate. */
export class OnrampNoPriceError extends OnrampError<'ONRAMP_NO_PRICE'> {
  override name = 'OnrampNoPriceError'
  constructor(parameters: { isEstimate: boolean }) {
    super('No price for this purchase yet', {
      code: 'ONRAMP_NO_PRICE',
      details: parameters.isEstimate
        ? 'The figures are an estimate, because the price service has failed.'
        : 'Pass the `quote` of the amount.',
    })
  }
}

/** No provider of this name works on the account's network. */
export class OnrampProviderUnknownError extends OnrampError<'ONRAMP_PROVIDER_UNKNOWN'> {
  override name = 'OnrampProviderUnknownError'
  constructor(parameters: { provider: string }) {
    super("This provider isn't available here", {
      code: 'ONRAMP_PROVIDER_UNKNOWN',
      details: parameters.provider,
    })
  }
}

/** Nothing can be bought on this network. */
export class OnrampUnsupportedError extends OnrampError<'ONRAMP_UNSUPPORTED'> {
  override name = 'OnrampUnsupportedError'
  constructor(parameters: { chain: string }) {
    super("Buying isn't supported on this network", {
      code: 'ONRAMP_UNSUPPORTED',
      details: parameters.chain,
    })
  }
}

/** The link of a provider leads somewhere else, or its answer has none. */
export class OnrampUrlRefusedError extends OnrampError<'ONRAMP_URL_REFUSED'> {
  override name = 'OnrampUrlRefusedError'
  constructor(parameters: { reason: string }) {
    super("The provider's link was blocked", {
      code: 'ONRAMP_URL_REFUSED',
      details: parameters.reason,
    })
  }
}
