import { ApiError, ApiRequestError, ApiTimeoutError } from './api.js'
import { KitError } from './base.js'
import { getErrorChain } from './getErrorChain.js'
import { getErrorText } from './getErrorText.js'
import { getMember } from './getMember.js'
import { getWalletError } from './getWalletError.js'

/**
 * Makes anything that was thrown an error an app can rely on.
 *
 * A `KitError`, or one among the causes, is returned as it is; so are the
 * wallet's errors of EIP-1193 and EIP-1474, as viem's classes. viem's
 * transport failures become an `ApiError`; an abort has the code `ABORTED`;
 * the rest reads 'Something went wrong' with the code `UNKNOWN`. The original
 * stays in `cause`.
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

/** By name: an app can hold two copies of viem. */
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
