import { KitError } from './base.js'

/** The wallet that was to be connected is not in this browser. */
export class WalletNotInstalledError extends KitError<'WALLET_NOT_INSTALLED'> {
  override name = 'WalletNotInstalledError'
  constructor(parameters: { cause?: unknown; walletId: string }) {
    const { walletId, ...rest } = parameters
    super('This wallet is not installed', {
      code: 'WALLET_NOT_INSTALLED',
      details: walletId,
      ...rest,
    })
  }
}
