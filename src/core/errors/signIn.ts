import { KitError } from './base.js'

/** Thrown when the kit has neither `siwx` nor `siweConfig`. */
export class SignInNotConfiguredError extends KitError<'SIGN_IN_NOT_CONFIGURED'> {
  override name = 'SignInNotConfiguredError'
  constructor() {
    super('Sign-in is not set up', {
      code: 'SIGN_IN_NOT_CONFIGURED',
      details: 'Pass `siwx` or `siweConfig` to `createKit`.',
      sentToNetwork: 'no',
    })
  }
}

/** Thrown when accounts of a namespace cannot sign in. */
export class SignInUnsupportedError extends KitError<'SIGN_IN_UNSUPPORTED'> {
  override name = 'SignInUnsupportedError'
  constructor(parameters: { chain: string }) {
    super("Sign-in isn't supported on this network", {
      code: 'SIGN_IN_UNSUPPORTED',
      details: parameters.chain,
      sentToNetwork: 'no',
    })
  }
}

/** Thrown when the app's sign-in requires an email address first. */
export class EmailRequiredError extends KitError<'EMAIL_REQUIRED'> {
  override name = 'EmailRequiredError'
  constructor(
    parameters: { cause?: unknown; details?: string | undefined } = {},
  ) {
    super('This site requires an email address', {
      code: 'EMAIL_REQUIRED',
      sentToNetwork: 'no',
      ...parameters,
    })
  }
}

/** Thrown when a signed session is rejected. Nothing was stored. */
export class SessionRejectedError extends KitError<'SESSION_REJECTED'> {
  override name = 'SessionRejectedError'
  /**
   * Field of the message that the backend rejects (EIP-4361), if it says so;
   * `cookie` when the browser does not keep the session.
   */
  readonly reason: string | undefined
  constructor(
    parameters: {
      cause?: unknown
      details?: string | undefined
      reason?: string | undefined
    } = {},
  ) {
    const { reason, ...rest } = parameters
    super("The signature couldn't be verified", {
      code: 'SESSION_REJECTED',
      sentToNetwork: 'no',
      ...rest,
    })
    this.reason = reason
  }
}

/** Thrown when a sign-in is cancelled while the wallet is asked. */
export class SignInCancelledError extends KitError<'SIGN_IN_CANCELLED'> {
  override name = 'SignInCancelledError'
  constructor() {
    super('Sign-in cancelled', {
      code: 'SIGN_IN_CANCELLED',
      sentToNetwork: 'no',
    })
  }
}

/** Thrown when the app's sign-in service fails or cannot be reached. */
export class SignInServiceError extends KitError<'SIGN_IN_SERVICE'> {
  override name = 'SignInServiceError'
  /** HTTP status, if the service answered. */
  readonly status: number | undefined
  constructor(parameters: {
    cause?: unknown
    details?: string | undefined
    status?: number | undefined
  }) {
    const { cause, details, status } = parameters
    super("The sign-in service didn't work. Try again", {
      code: 'SIGN_IN_SERVICE',
      cause,
      details: details ?? (status === undefined ? undefined : `HTTP ${status}`),
      sentToNetwork: 'no',
    })
    this.status = status
  }
}
