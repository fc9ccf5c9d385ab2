import { KitError } from './base.js'

type SendCode =
  | 'AMOUNT_AND_RECEIVER_REQUIRED'
  | 'TOKEN_REQUIRED'
  | 'INVALID_AMOUNT'
  | 'INVALID_DECIMALS'
  | 'TOO_MANY_DECIMALS'
  | 'AMOUNT_ZERO'
  | 'INSUFFICIENT_BALANCE'
  | 'INVALID_ADDRESS'
  | 'INVALID_PAYMENT_URI'
  | 'PAYMENT_URI_ELSEWHERE'
  | 'WRONG_NAMESPACE'
  | 'INVALID_TOKEN'
  | 'UNSUPPORTED_CHAIN'
  | 'WRONG_NETWORK'
  | 'NOT_CONNECTED'
  | 'RECEIVER_CHANGED'
  | 'NAME_UNSUPPORTED'
  | 'TOKEN_PAUSED'
  | 'TOKEN_BLOCKED'

/** Thrown when a send is rejected before anything is signed. */
export class SendError<
  code extends SendCode = SendCode,
> extends KitError<code> {
  override name = 'SendError'
  constructor(
    shortMessage: string,
    parameters: { code: code; cause?: unknown; details?: string | undefined },
  ) {
    super(shortMessage, { sentToNetwork: 'no', ...parameters })
  }
}

/** Thrown when amount or receiver is missing. */
export class AmountAndReceiverRequiredError extends SendError<'AMOUNT_AND_RECEIVER_REQUIRED'> {
  override name = 'AmountAndReceiverRequiredError'
  constructor() {
    super('An amount and receiver address are required', {
      code: 'AMOUNT_AND_RECEIVER_REQUIRED',
    })
  }
}

/** Thrown when the token is missing. */
export class TokenRequiredError extends SendError<'TOKEN_REQUIRED'> {
  override name = 'TokenRequiredError'
  constructor() {
    super('A token is required', { code: 'TOKEN_REQUIRED' })
  }
}

/** Thrown when the token cannot be read on this network. */
export class InvalidTokenError extends SendError<'INVALID_TOKEN'> {
  override name = 'InvalidTokenError'
  constructor(parameters: { token: string; cause?: unknown }) {
    super("This token isn't on this network", {
      code: 'INVALID_TOKEN',
      details: parameters.token,
      cause: parameters.cause,
    })
  }
}

/** Thrown when the amount does not match the grammar of `parseAmount`. */
export class InvalidAmountError extends SendError<'INVALID_AMOUNT'> {
  override name = 'InvalidAmountError'
  constructor(parameters: { amount: unknown }) {
    super('Enter the amount in digits, without thousands separators', {
      code: 'INVALID_AMOUNT',
      details:
        typeof parameters.amount === 'object'
          ? 'an object'
          : String(parameters.amount),
    })
  }
}

/** Thrown when the decimals of a token are unknown or invalid. */
export class InvalidDecimalsError extends SendError<'INVALID_DECIMALS'> {
  override name = 'InvalidDecimalsError'
  constructor(parameters: { decimals: unknown }) {
    super("This token's decimal places are unknown", {
      code: 'INVALID_DECIMALS',
      details:
        typeof parameters.decimals === 'object'
          ? 'an object'
          : String(parameters.decimals),
    })
  }
}

/**
 * Thrown when the amount has more decimal places than the token. It is never
 * rounded.
 */
export class TooManyDecimalsError extends SendError<'TOO_MANY_DECIMALS'> {
  override name = 'TooManyDecimalsError'
  readonly decimals: number
  constructor(parameters: { amount: string; decimals: number }) {
    super(
      parameters.decimals === 0
        ? 'This token has no decimal places'
        : `This token has only ${parameters.decimals} decimal places`,
      { code: 'TOO_MANY_DECIMALS', details: parameters.amount },
    )
    this.decimals = parameters.decimals
  }
}

/** Thrown when the amount is zero. */
export class AmountZeroError extends SendError<'AMOUNT_ZERO'> {
  override name = 'AmountZeroError'
  constructor() {
    super('The amount must be more than zero', { code: 'AMOUNT_ZERO' })
  }
}

/** Thrown when the amount exceeds the balance. */
export class InsufficientBalanceError extends SendError<'INSUFFICIENT_BALANCE'> {
  override name = 'InsufficientBalanceError'
  constructor(
    parameters: { details?: string | undefined; cause?: unknown } = {},
  ) {
    super('Not enough balance', {
      code: 'INSUFFICIENT_BALANCE',
      ...parameters,
    })
  }
}

/** Thrown when the receiver is malformed or its checksum is wrong. */
export class InvalidReceiverError extends SendError<'INVALID_ADDRESS'> {
  override name = 'InvalidReceiverError'
  constructor(parameters: {
    address: string
    cause?: unknown
    details?: string | undefined
  }) {
    super("That address isn't valid", {
      code: 'INVALID_ADDRESS',
      cause: parameters.cause,
      details: parameters.details ?? parameters.address,
    })
  }
}

/** Thrown when the receiver is an address of another namespace. */
export class WrongNamespaceError extends SendError<'WRONG_NAMESPACE'> {
  override name = 'WrongNamespaceError'
  constructor(parameters: { address: string; namespace: string }) {
    super('This address is for a different kind of network', {
      code: 'WRONG_NAMESPACE',
      details: `${parameters.address} is not a valid ${parameters.namespace} address.`,
    })
  }
}

/** Thrown when the namespace does not support sending. */
export class UnsupportedChainError extends SendError<'UNSUPPORTED_CHAIN'> {
  override name = 'UnsupportedChainError'
  constructor(parameters: { chain: string }) {
    super('Unsupported chain', {
      code: 'UNSUPPORTED_CHAIN',
      details: parameters.chain,
    })
  }
}

/** Thrown when no wallet is connected. */
export class NotConnectedError extends SendError<'NOT_CONNECTED'> {
  override name = 'NotConnectedError'
  constructor() {
    super('Connect a wallet first', { code: 'NOT_CONNECTED' })
  }
}

/** Thrown when a name no longer resolves to the address that was shown. */
export class ReceiverChangedError extends SendError<'RECEIVER_CHANGED'> {
  override name = 'ReceiverChangedError'
  /** Address the name now resolves to. */
  readonly address: string
  constructor(parameters: { address: string; receiver: string }) {
    const { address, receiver } = parameters
    super(
      'This name now points to a different address. Check the recipient before you send',
      {
        code: 'RECEIVER_CHANGED',
        details: `${receiver} now resolves to ${address}`,
      },
    )
    this.address = address
  }
}

/** Thrown when the receiver is a name on a network other than EVM chains. */
export class NameUnsupportedError extends SendError<'NAME_UNSUPPORTED'> {
  override name = 'NameUnsupportedError'
  constructor(parameters: { receiver: string }) {
    super("Names aren't supported on this network. Enter an address", {
      code: 'NAME_UNSUPPORTED',
      details: parameters.receiver,
    })
  }
}

/** Thrown when a payment link cannot be paid as a plain transfer. */
export class InvalidPaymentUriError extends SendError<'INVALID_PAYMENT_URI'> {
  override name = 'InvalidPaymentUriError'
  constructor(parameters: { uri: string; cause?: unknown }) {
    super("This payment link can't be used. Enter the address instead", {
      code: 'INVALID_PAYMENT_URI',
      cause: parameters.cause,
      details: parameters.uri.slice(0, 256),
    })
  }
}

/**
 * Thrown when a payment link is for another network, or for a token the
 * account does not have.
 */
export class PaymentUriElsewhereError extends SendError<'PAYMENT_URI_ELSEWHERE'> {
  override name = 'PaymentUriElsewhereError'
  constructor(parameters: { uri: string }) {
    super(
      'This payment link is for another network or token. Switch the network first',
      { code: 'PAYMENT_URI_ELSEWHERE', details: parameters.uri.slice(0, 256) },
    )
  }
}
