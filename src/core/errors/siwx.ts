import { KitError } from './base.js'

/** What is wrong with a sign-in message or its signature. */
export type SiwxReason =
  | 'address'
  | 'chainId'
  | 'domain'
  | 'expirationTime'
  | 'format'
  | 'issuedAt'
  | 'nonce'
  | 'notBefore'
  | 'requestId'
  | 'resources'
  | 'signature'
  | 'statement'
  | 'uri'
  | 'version'

/**
 * Thrown when a sign-in message is malformed, or is not the expected one.
 *
 * @example
 * if (error instanceof SiwxMessageError) show(error.reason) // 'nonce'
 */
export class SiwxMessageError extends KitError<'SIWX_MESSAGE_INVALID'> {
  override name = 'SiwxMessageError'
  /** Field that is wrong, or `format` for text that departs from the form. */
  readonly reason: SiwxReason
  constructor(parameters: {
    cause?: unknown
    /** What was expected. Never the text itself. */
    details: string
    reason: SiwxReason
  }) {
    const { cause, details, reason } = parameters
    super('The sign-in message is invalid', {
      code: 'SIWX_MESSAGE_INVALID',
      cause,
      details: `${reason}: ${details}`,
      sentToNetwork: 'no',
    })
    this.reason = reason
  }
}

/**
 * Thrown when the network cannot be asked whether a contract account accepts
 * the signature. The signature may be valid: try again.
 */
export class SiwxUnreachableError extends KitError<'SIWX_UNREACHABLE'> {
  override name = 'SiwxUnreachableError'
  constructor(parameters: { cause?: unknown; chainId: string }) {
    super("The signature couldn't be checked. Try again", {
      code: 'SIWX_UNREACHABLE',
      cause: parameters.cause,
      details: parameters.chainId,
      sentToNetwork: 'no',
    })
  }
}
