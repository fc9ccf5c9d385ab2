import {
  AtomicityNotSupportedError,
  AtomicReadyWalletRejectedUpgradeError,
  BundleTooLargeError,
  ChainDisconnectedError,
  DuplicateIdError,
  InternalRpcError,
  InvalidInputRpcError,
  InvalidParamsRpcError,
  InvalidRequestRpcError,
  JsonRpcVersionUnsupportedError,
  LimitExceededRpcError,
  MethodNotFoundRpcError,
  MethodNotSupportedRpcError,
  ParseRpcError,
  ProviderDisconnectedError,
  ProviderRpcError,
  ResourceNotFoundRpcError,
  ResourceUnavailableRpcError,
  RpcError,
  SwitchChainError,
  TransactionRejectedRpcError,
  UnauthorizedProviderError,
  UnknownBundleIdError,
  UnsupportedChainIdError,
  UnsupportedNonOptionalCapabilityError,
  UnsupportedProviderMethodError,
  UserRejectedRequestError,
} from 'viem'
import { getErrorText } from './getErrorText.js'
import { getMember } from './getMember.js'
import { isDecline } from './isDecline.js'
import { listErrors } from './listErrors.js'
import { toDetails } from './toDetails.js'

/** viem's classes of EIP-1193, EIP-1474 and EIP-5792, each with its code. */
export const walletErrors = [
  AtomicityNotSupportedError,
  AtomicReadyWalletRejectedUpgradeError,
  BundleTooLargeError,
  ChainDisconnectedError,
  DuplicateIdError,
  InternalRpcError,
  InvalidInputRpcError,
  InvalidParamsRpcError,
  InvalidRequestRpcError,
  JsonRpcVersionUnsupportedError,
  LimitExceededRpcError,
  MethodNotFoundRpcError,
  MethodNotSupportedRpcError,
  ParseRpcError,
  ProviderDisconnectedError,
  ResourceNotFoundRpcError,
  ResourceUnavailableRpcError,
  SwitchChainError,
  TransactionRejectedRpcError,
  UnauthorizedProviderError,
  UnknownBundleIdError,
  UnsupportedChainIdError,
  UnsupportedNonOptionalCapabilityError,
  UnsupportedProviderMethodError,
  UserRejectedRequestError,
]

/**
 * Finds the wallet's own error (EIP-1193, EIP-1474 or EIP-5792) in a failure
 * and returns it as viem's class, because wagmi users match on those classes.
 *
 * viem's instances are returned unchanged, at any depth of causes. An error
 * that only has a standard code becomes the class of that code, with the
 * original as its cause, and so does a rejection that a wallet only puts into
 * words. A user rejection (4001) takes precedence over all others.
 *
 * @param error - anything that was thrown
 * @returns `undefined` when there is no wallet error
 *
 * @example
 * getWalletError({ code: 4001, message: 'no' }) // UserRejectedRequestError
 */
export function getWalletError(error: unknown): getWalletError.ReturnType {
  const errors = listErrors(error).flatMap((item) => toWalletError(item) ?? [])
  return (
    errors.find((item) => item instanceof UserRejectedRequestError) ?? errors[0]
  )
}

export declare namespace getWalletError {
  type ReturnType = ProviderRpcError | RpcError | undefined
}

function toWalletError(error: unknown): getWalletError.ReturnType {
  const isViem = error instanceof ProviderRpcError || error instanceof RpcError
  const code = getMember(error, 'code')
  // viem uses -1 for unknown errors.
  if (isViem && code === 4001) return error
  if (isDecline(error)) return new UserRejectedRequestError(toError(error))
  if (isViem) return code === -1 ? undefined : error
  const Match = walletErrors.find((item) => item.code === code)
  return Match && new Match(toError(error))
}

function toError(error: unknown) {
  return error instanceof Error
    ? error
    : new Error(toDetails(getErrorText(error) ?? ''), { cause: error })
}
