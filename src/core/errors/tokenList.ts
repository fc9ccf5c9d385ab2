import { KitError } from './base.js'

/** Why a token list is not used. */
export type TokenListRefusal = 'host' | 'invalid' | 'size' | 'unreachable'

/** Reported when one of the app's token lists cannot be used. */
export class TokenListError extends KitError<'TOKEN_LIST'> {
  override name = 'TokenListError'
  readonly reason: TokenListRefusal
  constructor(parameters: {
    cause?: unknown
    details: string
    reason: TokenListRefusal
  }) {
    super('A token list could not be used', {
      cause: parameters.cause,
      code: 'TOKEN_LIST',
      details: parameters.details,
      sentToNetwork: 'no',
    })
    this.reason = parameters.reason
  }
}
