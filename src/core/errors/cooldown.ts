import { KitError } from './base.js'

/** A code was asked for again too soon. */
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
