import { KitError } from './base.js'
import type { SiwxReason } from './siwx.js'

/** Codes of `SignInServerError`: sentence and HTTP status. */
export const signInServerCodes = {
  BODY_INVALID: ['The request body is invalid', 400],
  BODY_TOO_LARGE: ['The request body is too large', 413],
  CONTENT_TYPE_UNSUPPORTED: ['The request must be JSON', 415],
  METHOD_NOT_ALLOWED: ['The method is not allowed', 405],
  NONCE_INVALID: ['This sign-in has expired. Start again', 401],
  ORIGIN_NOT_ALLOWED: ["Requests from this site aren't accepted", 403],
  ROUTE_NOT_FOUND: ['There is no such route', 404],
  SIGNATURE_INVALID: ["The signature couldn't be verified", 401],
  SIGN_IN_FAILED: ['Sign-in failed. Try again', 500],
  SIGN_IN_MESSAGE_INVALID: ['The sign-in message was rejected', 400],
  SIGN_IN_UNREACHABLE: ["The network didn't answer. Try again", 503],
} as const satisfies Record<string, readonly [sentence: string, status: number]>

export type SignInServerCode = keyof typeof signInServerCodes

/**
 * Thrown inside the sign-in server and answered as JSON with its HTTP status:
 * `{ error: { code, message, reason } }`.
 */
export class SignInServerError extends KitError<SignInServerCode> {
  override name = 'SignInServerError'
  /** HTTP status. */
  readonly status: number
  /** Field of the message that was rejected. */
  readonly reason: SiwxReason | undefined
  constructor(parameters: {
    cause?: unknown
    code: SignInServerCode
    details?: string | undefined
    reason?: SiwxReason | undefined
  }) {
    const { cause, code, details, reason } = parameters
    const [sentence, status] = signInServerCodes[code]
    super(sentence, { cause, code, details, sentToNetwork: 'no' })
    this.reason = reason
    this.status = status
  }
}

/** Thrown when an option of `createSignInServer` is missing or unsafe. */
export class SignInServerConfigError extends KitError<'SIGN_IN_SERVER_CONFIG'> {
  override name = 'SignInServerConfigError'
  /** Name of the option. */
  readonly option: string
  constructor(parameters: { details: string; option: string }) {
    const { details, option } = parameters
    super(`The option \`${option}\` of the sign-in server is invalid`, {
      code: 'SIGN_IN_SERVER_CONFIG',
      details,
      sentToNetwork: 'no',
    })
    this.option = option
  }
}
