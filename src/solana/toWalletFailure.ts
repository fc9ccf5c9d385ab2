import { UserRejectedRequestError } from 'viem'
import { KitError } from '../core/errors/base.js'
import { WalletTimeoutError } from '../core/errors/connection.js'
import { getErrorChain } from '../core/errors/getErrorChain.js'
import { getErrorText } from '../core/errors/getErrorText.js'
import { getMember } from '../core/errors/getMember.js'
import { getWalletError } from '../core/errors/getWalletError.js'
import { isDecline } from '../core/errors/isDecline.js'
import { NotConnectedError } from '../core/errors/send.js'
import { WalletFailedError } from '../core/errors/solanaWallet.js'
import { WalletNotInstalledError } from '../core/errors/wallet.js'

/** The Wallet Standard's code for a rejection. */
const STANDARD_REJECTED = 4001000

/**
 * Converts the error of a Solana wallet to one that an app can rely on: viem's
 * UserRejectedRequestError for a rejection, viem's error for another known
 * code, a KitError otherwise. Matches codes, the names of the adapters' classes
 * and, for a rejection, the texts of known wallets.
 */
export function toWalletFailure(
  error: unknown,
  walletId: string,
): toWalletFailure.ReturnType {
  if (error instanceof KitError) return error
  const chain = getErrorChain(error).flatMap(unwrap)
  if (chain.some(isRefusal)) return new UserRejectedRequestError(toError(error))
  for (const item of chain) {
    const found = getWalletError(item)
    if (found) return found
  }
  const kit = chain.find((item) => item instanceof KitError)
  if (kit) return kit
  const names = chain.map((item) => getMember(item, 'name'))
  if (names.includes('WalletNotReadyError'))
    return new WalletNotInstalledError({ walletId, cause: error })
  if (
    names.includes('WalletNotConnectedError') ||
    names.includes('WalletDisconnectedError')
  )
    return new NotConnectedError()
  if (names.includes('WalletTimeoutError'))
    return new WalletTimeoutError({ cause: error })
  return new WalletFailedError({ cause: error, details: getErrorText(error) })
}

export declare namespace toWalletFailure {
  type ReturnType = KitError | NonNullable<getWalletError.ReturnType>
}

/** Adapters wrap the error of their wallet as `error`. */
function unwrap(item: unknown): readonly unknown[] {
  const inner = getMember(item, 'error')
  return inner === undefined ? [item] : [item, ...getErrorChain(inner)]
}

function isRefusal(item: unknown) {
  return (
    isDecline(item) ||
    getMember(item, 'name') === 'WalletWindowClosedError' ||
    getMember(getMember(item, 'context'), '__code') === STANDARD_REJECTED
  )
}

function toError(error: unknown) {
  return error instanceof Error
    ? error
    : new Error(getErrorText(error) ?? '', { cause: error })
}
