import { KitError } from './base.js'

/** Something was asked of an account or a network that nobody has named. */
export class AccountRequiredError extends KitError<'CAIP_UNDEFINED'> {
  override name = 'AccountRequiredError'
  constructor() {
    super('CaipNetwork or CaipAddress is undefined', {
      code: 'CAIP_UNDEFINED',
      sentToNetwork: 'no',
    })
  }
}
