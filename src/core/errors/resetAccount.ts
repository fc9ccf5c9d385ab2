import { KitError } from './base.js'

/** Thrown when the account's wallet cannot undo the upgrade of an account. */
export class AccountResetUnsupportedError extends KitError<'ACCOUNT_RESET_UNSUPPORTED'> {
  override name = 'AccountResetUnsupportedError'
  constructor() {
    super('This wallet cannot turn off its smart account', {
      code: 'ACCOUNT_RESET_UNSUPPORTED',
      details:
        'Only EVM accounts of the embedded wallet can be reset, with a frame that knows `wallet_resetAccount`.',
      sentToNetwork: 'no',
    })
  }
}

/** Thrown when the wallet's answer does not say that it reset the account. */
export class AccountNotResetError extends KitError<'ACCOUNT_NOT_RESET'> {
  override name = 'AccountNotResetError'
  constructor() {
    super('The wallet did not turn off the smart account', {
      code: 'ACCOUNT_NOT_RESET',
      details: 'Its answer to `wallet_resetAccount` is malformed.',
      sentToNetwork: 'unknown',
    })
  }
}
