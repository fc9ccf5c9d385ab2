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

/**
 * Thrown when the embedded wallet cannot read the key of an account that it
 * keeps in this browser. The key is not replaced. Accounts of the other
 * namespace are not affected.
 */
export class KeyUnreadableError extends KitError<'KEY_UNREADABLE'> {
  override name = 'KeyUnreadableError'
  readonly namespace: 'eip155' | 'solana'
  constructor(parameters: {
    cause?: unknown
    namespace: 'eip155' | 'solana'
  }) {
    const { cause, namespace } = parameters
    super("This browser can't open the account", {
      cause,
      code: 'KEY_UNREADABLE',
      details: `The key of \`${namespace}\` is stored in this browser but cannot be read. It is not replaced.`,
    })
    this.namespace = namespace
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

/** Thrown when a guest signs in with a login that has an account already. */
export class LoginTakenError extends KitError<'LOGIN_TAKEN'> {
  override name = 'LoginTakenError'
  constructor(parameters: { cause?: unknown } = {}) {
    super('This sign-in belongs to another account', {
      code: 'LOGIN_TAKEN',
      details: "Disconnect first: the guest's account stays in this browser.",
      ...parameters,
    })
  }
}

/** Thrown when a guest pays more than guests may. */
export class GuestLimitError extends KitError<'GUEST_LIMIT'> {
  override name = 'GuestLimitError'
  constructor(parameters: { cause?: unknown } = {}) {
    super('Guests cannot pay this much', {
      code: 'GUEST_LIMIT',
      details: 'Add an email or another login to the account first.',
      ...parameters,
    })
  }
}

/** Thrown when a code is requested again during the cooldown. */
export class LoginCooldownError extends KitError<'LOGIN_COOLDOWN'> {
  override name = 'LoginCooldownError'
  readonly secondsLeft: number
  constructor(parameters: { secondsLeft: number }) {
    super(`Please try again after ${parameters.secondsLeft} seconds`, {
      code: 'LOGIN_COOLDOWN',
    })
    this.secondsLeft = parameters.secondsLeft
  }
}

/** Thrown when the browser blocks the window of a social login. */
export class PopupBlockedError extends KitError<'POPUP_BLOCKED'> {
  override name = 'PopupBlockedError'
  /** URL to offer as a link, which continues the login. */
  readonly url: string | undefined
  constructor(parameters: { url?: string | undefined } = {}) {
    super('Your browser blocked the sign-in window', {
      code: 'POPUP_BLOCKED',
      details: 'Start the login inside the click handler, before any `await`.',
    })
    this.url = parameters.url
  }
}

/** Thrown when the user cancels the social login. */
export class SocialLoginCancelledError extends KitError<'SOCIAL_LOGIN_CANCELLED'> {
  override name = 'SocialLoginCancelledError'
  constructor() {
    super('Sign-in cancelled', { code: 'SOCIAL_LOGIN_CANCELLED' })
  }
}

/** Thrown when the provider or the frame rejects the social login. */
export class SocialLoginFailedError extends KitError<'SOCIAL_LOGIN_FAILED'> {
  override name = 'SocialLoginFailedError'
  constructor(parameters: { cause?: unknown; details?: string } = {}) {
    super("Sign-in didn't work. Try again", {
      code: 'SOCIAL_LOGIN_FAILED',
      ...parameters,
    })
  }
}

/** Thrown when the social login is not completed in time. */
export class SocialLoginExpiredError extends KitError<'SOCIAL_LOGIN_EXPIRED'> {
  override name = 'SocialLoginExpiredError'
  constructor() {
    super('Sign-in took too long. Start again', {
      code: 'SOCIAL_LOGIN_EXPIRED',
    })
  }
}
