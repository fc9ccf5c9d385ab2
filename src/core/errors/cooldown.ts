import { KitError } from './base.js'

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
