import {
  ExecutionRevertedError,
  ResourceUnavailableRpcError,
  SwitchChainError,
  UnsupportedProviderMethodError,
  UserRejectedRequestError,
} from 'viem'
import { KitError } from '../../core/errors/base.js'
import { WalletTimeoutError } from '../../core/errors/connection.js'
import { getErrorText } from '../../core/errors/getErrorText.js'
import { getMember } from '../../core/errors/getMember.js'
import { getWalletError } from '../../core/errors/getWalletError.js'
import { isDecline } from '../../core/errors/isDecline.js'
import { PairingEndedError } from '../../core/errors/pairing.js'
import { PairingUnavailableError } from '../../core/errors/pairingLoad.js'
import {
  NoAccountError,
  WalletFailedError,
} from '../../core/errors/solanaWallet.js'
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
  const text = getReason(error)
  const cause =
    error instanceof Error
      ? error
      : new Error(toDetails(text), { cause: error })
  const code = getMember(error, 'code')
  if (code === REVERTED || /^execution reverted\b/i.test(text))
    return toReverted(text, cause)
  if (
    refusals.includes(code) ||
    isDecline(error) ||
    /user (?:rejected|cancelled|canceled)/i.test(text)
  )
    return new UserRejectedRequestError(cause)
  const unsupported = toUnsupported(code, cause)
  if (unsupported) return unsupported
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

/** Code of a reverted call, of nodes and of wallets that simulate. */
const REVERTED = 3

function toReverted(text: string, cause: Error) {
  const message = toDetails(text)
  const error = new ExecutionRevertedError({ message })
  return Object.assign(error, { cause, code: REVERTED, details: message })
}

/** CAIP-25: what the wallet does not support, told apart. */
function toUnsupported(code: unknown, cause: Error): Error | undefined {
  if (code === 5100) return new SwitchChainError(cause)
  if (code === 5101 || code === 5102)
    return new UnsupportedProviderMethodError(cause)
  return code === 5103 ? new NoAccountError() : undefined
}

/**
 * The text of an error; below a general one, the reason of the node that the
 * wallet passes on in `data`.
 */
function getReason(error: unknown): string {
  const text = getErrorText(error) ?? ''
  if (!/^(?:internal (?:json-rpc )?error|server error)?[.!]?$/i.test(text))
    return text
  const data = getMember(error, 'data')
  const inner = [
    data,
    getMember(data, 'originalError'),
    getMember(data, 'cause'),
  ]
  return inner.map(getErrorText).find((found) => found) ?? text
}
