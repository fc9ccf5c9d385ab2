import { ApiError, ApiRequestError, ApiTimeoutError } from './api.js'
import { KitError } from './base.js'
import { getErrorChain } from './getErrorChain.js'
import { getErrorText } from './getErrorText.js'
import { getMember } from './getMember.js'
import { getWalletError } from './getWalletError.js'

/**
 * Converts anything thrown into an error with a stable code.
 *
 * A `KitError` is returned as is. Otherwise a user rejection at any depth is
 * returned as viem's `UserRejectedRequestError`, then a `KitError` among the
 * causes, then `WALLET_UPDATED` for an extension that only works after a reload
 * of the page, then a wallet error of EIP-1193 or EIP-1474 as viem's class. viem's
 * transport failures become an `ApiError`. An abort has the code `ABORTED`.
 * Everything else reads 'Something went wrong' with the code `UNKNOWN`. The
 * original error is kept in `cause`.
 *
 * @param error - anything that was thrown
 *
 * @example
 * try { await work() } catch (error) { throw getKitError(error) }
 */
export function getKitError(error: unknown): getKitError.ReturnType {
  if (error instanceof KitError) return error
  const wallet = getWalletError(error)
  if (wallet?.code === 4001) return wallet
  const chain = getErrorChain(error)
  const kit = chain.find((item) => item instanceof KitError)
  if (kit) return kit
  if (chain.some(isInvalidated))
    return new KitError('Your wallet was updated. Reload this page to use it', {
      code: 'WALLET_UPDATED',
      cause: error,
      details: getErrorText(error),
    })
  if (wallet) return wallet
  for (const item of chain) {
    const found = toTransportError(item, error)
    if (found) return found
  }
  return new KitError('Something went wrong', {
    code: 'UNKNOWN',
    cause: error,
    details: getErrorText(error),
  })
}

export declare namespace getKitError {
  type ReturnType = KitError | NonNullable<getWalletError.ReturnType>
}

/**
 * What Chromium says in a page whose extension was updated, reloaded or turned
 * off: the extension's code in that page never answers again.
 */
function isInvalidated(item: unknown) {
  return /extension context invalidated/i.test(getErrorText(item) ?? '')
}

/** Matches by name, since an app may contain two copies of viem. */
function toTransportError(item: unknown, cause: unknown): KitError | undefined {
  const name = getMember(item, 'name')
  const details = getErrorText(item)
  if (name === 'TimeoutError')
    return new ApiTimeoutError(
      details === undefined ? { cause } : { cause, details },
    )
  if (name === 'HttpRequestError' || name === 'WebSocketRequestError') {
    const status = getMember(item, 'status')
    return new ApiRequestError({
      cause,
      details,
      status: typeof status === 'number' ? status : undefined,
    })
  }
  if (name === 'RpcRequestError')
    return new ApiError('RPC request failed', {
      code: 'RPC_REQUEST_FAILED',
      cause,
      details,
    })
  if (name === 'AbortError')
    return new KitError('Request was aborted', { code: 'ABORTED', cause })
  return undefined
}
