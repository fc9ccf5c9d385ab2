import { KitError } from './base.js'

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
