import { KitError } from './base.js'

/** The browser has not let the window of a social login open. */
export class PopupBlockedError extends KitError<'POPUP_BLOCKED'> {
  override name = 'PopupBlockedError'
  /** Address to offer as a link: following it goes on with the login. */
  readonly url: string | undefined
  constructor(parameters: { url?: string | undefined } = {}) {
    super('Your browser blocked the sign-in window', {
      code: 'POPUP_BLOCKED',
      details: 'Call the login inside the click, before any `await`.',
    })
    this.url = parameters.url
  }
}

/** The person has left the social login. */
export class SocialLoginCancelledError extends KitError<'SOCIAL_LOGIN_CANCELLED'> {
  override name = 'SocialLoginCancelledError'
  constructor() {
    super('Sign-in cancelled', { code: 'SOCIAL_LOGIN_CANCELLED' })
  }
}

/** The provider, or the frame, has refused the social login. */
export class SocialLoginFailedError extends KitError<'SOCIAL_LOGIN_FAILED'> {
  override name = 'SocialLoginFailedError'
  constructor(parameters: { cause?: unknown; details?: string } = {}) {
    super("Sign-in didn't work. Try again", {
      code: 'SOCIAL_LOGIN_FAILED',
      ...parameters,
    })
  }
}

/** The social login was not finished in time. */
export class SocialLoginExpiredError extends KitError<'SOCIAL_LOGIN_EXPIRED'> {
  override name = 'SocialLoginExpiredError'
  constructor() {
    super('Sign-in took too long. Start again', {
      code: 'SOCIAL_LOGIN_EXPIRED',
    })
  }
}
