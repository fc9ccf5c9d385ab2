import { KitError } from './base.js'

/** The embedded wallet cannot connect without a login. */
export class LoginRequiredError extends KitError<'LOGIN_REQUIRED'> {
  override name = 'LoginRequiredError'
  constructor() {
    super('Log in first', {
      code: 'LOGIN_REQUIRED',
      details:
        'With the kit: `useEmailLogin` or `<ConnectButton />`. Without it: `connectEmail()` and `connectOtp()` of `await connector.getFrame().open()`, then `connect()` again.',
    })
  }
}

/** The text is not an email address. */
export class InvalidEmailError extends KitError<'INVALID_EMAIL'> {
  override name = 'InvalidEmailError'
  constructor() {
    super('Invalid email', { code: 'INVALID_EMAIL' })
  }
}

/** The one-time code is wrong. */
export class InvalidCodeError extends KitError<'INVALID_CODE'> {
  override name = 'InvalidCodeError'
  constructor(parameters: { cause?: unknown } = {}) {
    super("That code isn't right", { code: 'INVALID_CODE', ...parameters })
  }
}

/** The one-time code is too old. */
export class CodeExpiredError extends KitError<'CODE_EXPIRED'> {
  override name = 'CodeExpiredError'
  constructor(parameters: { cause?: unknown } = {}) {
    super('That code has expired. Request a new one', {
      code: 'CODE_EXPIRED',
      ...parameters,
    })
  }
}

/** Wrong codes were given too often. */
export class TooManyTriesError extends KitError<'TOO_MANY_TRIES'> {
  override name = 'TooManyTriesError'
  constructor(parameters: { cause?: unknown } = {}) {
    super('Too many attempts. Request a new code', {
      code: 'TOO_MANY_TRIES',
      ...parameters,
    })
  }
}

/** The mailed device link was not followed, or was refused. */
export class DeviceNotApprovedError extends KitError<'DEVICE_NOT_APPROVED'> {
  override name = 'DeviceNotApprovedError'
  constructor(parameters: { cause?: unknown } = {}) {
    super("This device wasn't approved. Start again", {
      code: 'DEVICE_NOT_APPROVED',
      ...parameters,
    })
  }
}

/** The address belongs to another login. */
export class EmailTakenError extends KitError<'EMAIL_TAKEN'> {
  override name = 'EmailTakenError'
  constructor(parameters: { cause?: unknown } = {}) {
    super('This email belongs to another wallet', {
      code: 'EMAIL_TAKEN',
      ...parameters,
    })
  }
}
