import { ResourceUnavailableRpcError, UserRejectedRequestError } from 'viem'
import { KitError } from '../../core/errors/base.js'
import { WalletTimeoutError } from '../../core/errors/connection.js'
import { getErrorText } from '../../core/errors/getErrorText.js'
import { getMember } from '../../core/errors/getMember.js'
import { getWalletError } from '../../core/errors/getWalletError.js'
import { PairingEndedError } from '../../core/errors/pairing.js'
import { PairingUnavailableError } from '../../core/errors/pairingLoad.js'
import { WalletFailedError } from '../../core/errors/solanaWallet.js'
import { toDetails } from '../../core/errors/toDetails.js'
import { isSessionGone } from './isSessionGone.js'

/** WalletConnect's codes for a rejection, in addition to 4001. */
const refusals: readonly unknown[] = [5000, 5001, 5002, 5003]

/**
 * Converts a failure of the library, or an error that the wallet answered:
 * wallet errors become viem's classes, all others a `KitError`.
 */
export function toProviderError(error: unknown): Error {
  if (error instanceof KitError) return error
  const text = getErrorText(error) ?? ''
  const cause =
    error instanceof Error
      ? error
      : new Error(toDetails(text), { cause: error })
  const code = getMember(error, 'code')
  if (
    refusals.includes(code) ||
    /user (?:rejected|cancelled|canceled)/i.test(text)
  )
    return new UserRejectedRequestError(cause)
  if (isSessionGone(error)) return new PairingEndedError({ cause })
  const walletError = getWalletError(error)
  if (walletError) return walletError
  if (/already pending/i.test(text))
    return new ResourceUnavailableRpcError(cause)
  if (/^request expired/i.test(text)) return new WalletTimeoutError({ cause })
  if (
    /no internet connection|failed (?:initial )?publish|failed to publish|socket|relay server/i.test(
      text,
    ) &&
    error instanceof Error
  )
    return new PairingUnavailableError({ cause })
  return new WalletFailedError({ cause, details: text || undefined })
}
