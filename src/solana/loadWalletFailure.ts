import { WalletFailedError } from '../core/errors/solanaWallet.js'
import type { toWalletFailure } from './toWalletFailure.js'

/**
 * `toWalletFailure`, loaded when a wallet has failed: it knows every error of
 * viem, which a page need not carry before.
 */
export async function loadWalletFailure(
  error: unknown,
  walletId: string,
): Promise<toWalletFailure.ReturnType> {
  try {
    const { toWalletFailure } = await import('./toWalletFailure.js')
    return toWalletFailure(error, walletId)
  } catch {
    return new WalletFailedError({ cause: error })
  }
}
