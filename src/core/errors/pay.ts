import { KitError } from './base.js'

/** Code of a `PayError`. */
export type PayErrorCode = keyof typeof sentences

const sentences = {
  INVALID_PAYMENT_CONFIG: 'The payment is set up incorrectly',
  INVALID_RECIPIENT: 'The recipient of the payment is missing',
  INVALID_ASSET: 'The asset of the payment is invalid',
  INVALID_AMOUNT: 'The amount of the payment is invalid',
  INVALID_RECIPIENT_ADDRESS_FOR_ASSET: "The recipient can't receive this asset",
  UNKNOWN_ERROR: 'The payment ran into a problem',
  UNABLE_TO_INITIATE_PAYMENT:
    "The payment couldn't be started. Nothing was sent",
  INVALID_CHAIN_NAMESPACE: "Payments aren't supported on this network",
  GENERIC_PAYMENT_ERROR: "The payment didn't go through",
  UNABLE_TO_GET_EXCHANGES: "The exchanges couldn't be loaded",
  ASSET_NOT_SUPPORTED: "This asset isn't supported",
  UNABLE_TO_GET_PAY_URL: "The exchange's page couldn't be opened",
  UNABLE_TO_GET_BUY_STATUS: "The exchange's status couldn't be loaded",
  UNABLE_TO_GET_TOKEN_BALANCES: "Your tokens couldn't be loaded",
  UNABLE_TO_GET_QUOTE: "There's no price for this payment",
  UNABLE_TO_GET_QUOTE_STATUS: "The payment's status couldn't be loaded",
}

/**
 * Thrown when a payment cannot be set up, priced or followed. Nothing was sent
 * by the call that throws it, except for `GENERIC_PAYMENT_ERROR` and
 * `UNKNOWN_ERROR`: see `sentToNetwork`.
 */
export class PayError extends KitError<PayErrorCode> {
  override name = 'PayError'
  constructor(parameters: {
    code: PayErrorCode
    cause?: unknown
    details?: string | undefined
    sentToNetwork?: KitError['sentToNetwork']
  }) {
    const { code } = parameters
    const isLate = code === 'GENERIC_PAYMENT_ERROR' || code === 'UNKNOWN_ERROR'
    super(sentences[code], {
      sentToNetwork: isLate ? undefined : 'no',
      ...parameters,
    })
  }
}

/** Thrown when another tab is making the same payment, which may succeed. */
export class PayUnderWayError extends KitError<'SEND_UNDER_WAY'> {
  override name = 'PayUnderWayError'
  constructor() {
    super('This payment is already in progress in another tab', {
      code: 'SEND_UNDER_WAY',
      sentToNetwork: 'unknown',
    })
  }
}
