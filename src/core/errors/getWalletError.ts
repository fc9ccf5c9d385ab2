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
import { getErrorChain } from './getErrorChain.js'
import { getErrorText } from './getErrorText.js'
import { getMember } from './getMember.js'
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

/** WalletConnect's code for a user rejection (CAIP-25). */
const WALLET_CONNECT_REJECTED = 5000
/** ethers' code for a user rejection. */
const ETHERS_REJECTED = 'ACTION_REJECTED'

/**
 * Finds the wallet's own error (EIP-1193, EIP-1474 or EIP-5792) in a failure
 * and returns it as viem's class, because wagmi users match on those classes.
 *
 * viem's instances are returned unchanged, at any depth of causes. An error
 * that only has a standard code becomes the class of that code, with the
 * original as its cause. A user rejection (4001) takes precedence over all
 * others.
 *
 * @param error - anything that was thrown
 * @returns `undefined` when there is no wallet error
 *
 * @example
 * getWalletError({ code: 4001, message: 'no' }) // UserRejectedRequestError
 */
export function getWalletError(error: unknown): getWalletError.ReturnType {
  const errors = getErrorChain(error)
    .flatMap((item) => [item, ...getNested(item)])
    .flatMap((item) => toWalletError(item) ?? [])
  return (
    errors.find((item) => item instanceof UserRejectedRequestError) ?? errors[0]
  )
}

export declare namespace getWalletError {
  type ReturnType = ProviderRpcError | RpcError | undefined
}

/**
 * Places where wallets and their libraries nest the error of the user's
 * response.
 */
function getNested(error: unknown): readonly unknown[] {
  return [
    getMember(getMember(error, 'data'), 'originalError'),
    getMember(getMember(error, 'info'), 'error'),
    getMember(error, 'error'),
  ]
}

function toWalletError(error: unknown): getWalletError.ReturnType {
  if (typeof error !== 'object' || error === null) return undefined
  const code = getMember(error, 'code')
  const isViem = error instanceof ProviderRpcError || error instanceof RpcError
  // viem uses -1 for unknown errors.
  if (isViem) return code === -1 ? undefined : error
  const match =
    code === WALLET_CONNECT_REJECTED || code === ETHERS_REJECTED
      ? UserRejectedRequestError
      : walletErrors.find((item) => item.code === code)
  return match && new match(toError(error))
}

function toError(error: object) {
  return error instanceof Error
    ? error
    : new Error(toDetails(getErrorText(error) ?? ''), { cause: error })
}
