import { KitError } from './base.js'

/** Thrown when the embedded wallet connects without a login. */
export class LoginRequiredError extends KitError<'LOGIN_REQUIRED'> {
  override name = 'LoginRequiredError'
  constructor() {
    super('Log in first', {
      code: 'LOGIN_REQUIRED',
      details:
        'With the kit, use `useEmailLogin` or `<ConnectButton />`. Without it, call `connectEmail()` and `connectOtp()` of `await connector.getFrame().open()`, then `connect()` again.',
    })
  }
}

/** Thrown when a text is not an email address. */
export class InvalidEmailError extends KitError<'INVALID_EMAIL'> {
  override name = 'InvalidEmailError'
  constructor() {
    super('Invalid email', { code: 'INVALID_EMAIL' })
  }
}

/** Thrown when the one-time code is wrong. */
export class InvalidCodeError extends KitError<'INVALID_CODE'> {
  override name = 'InvalidCodeError'
  constructor(parameters: { cause?: unknown } = {}) {
    super("That code isn't right", { code: 'INVALID_CODE', ...parameters })
  }
}

/** Thrown when the one-time code has expired. */
export class CodeExpiredError extends KitError<'CODE_EXPIRED'> {
  override name = 'CodeExpiredError'
  constructor(parameters: { cause?: unknown } = {}) {
    super('That code has expired. Request a new one', {
      code: 'CODE_EXPIRED',
      ...parameters,
    })
  }
}

/** Thrown after too many wrong codes. */
export class TooManyTriesError extends KitError<'TOO_MANY_TRIES'> {
  override name = 'TooManyTriesError'
  constructor(parameters: { cause?: unknown } = {}) {
    super('Too many attempts. Request a new code', {
      code: 'TOO_MANY_TRIES',
      ...parameters,
    })
  }
}

/** Thrown when the emailed device link was not followed or was rejected. */
export class DeviceNotApprovedError extends KitError<'DEVICE_NOT_APPROVED'> {
  override name = 'DeviceNotApprovedError'
  constructor(parameters: { cause?: unknown } = {}) {
    super("This device wasn't approved. Start again", {
      code: 'DEVICE_NOT_APPROVED',
      ...parameters,
    })
  }
}

/** Thrown when the email address belongs to another login. */
export class EmailTakenError extends KitError<'EMAIL_TAKEN'> {
  override name = 'EmailTakenError'
  constructor(parameters: { cause?: unknown } = {}) {
    super('This email belongs to another wallet', {
      code: 'EMAIL_TAKEN',
      ...parameters,
    })
  }
}
