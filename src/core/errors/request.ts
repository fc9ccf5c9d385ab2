import { KitError } from './base.js'

/** Thrown when a request needs an account or network and there is none. */
export class AccountRequiredError extends KitError<'CAIP_UNDEFINED'> {
  override name = 'AccountRequiredError'
  constructor() {
    super('CaipNetwork or CaipAddress is undefined', {
      code: 'CAIP_UNDEFINED',
      sentToNetwork: 'no',
    })
  }
}
