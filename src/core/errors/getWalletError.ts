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

/** WalletConnect's code for a refusal (CAIP-25). */
const WALLET_CONNECT_REJECTED = 5000
/** Code of ethers for a refusal. */
const ETHERS_REJECTED = 'ACTION_REJECTED'

/**
 * Finds the wallet's own answer in a failure: an error of EIP-1193, EIP-1474
 * or EIP-5792, as viem's class, because wagmi users match on those.
 *
 * viem's instances are returned untouched, through any depth of causes. What
 * merely carries a standard code becomes the class of that code, with the
 * original as its cause. A refusal by the person (4001) wins over all others.
 *
 * @param error - anything that was thrown
 * @returns `undefined` when no wallet has answered
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

/** Where wallets and their libraries hide the error of the person's answer. */
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
  // viem gives -1 to what it does not know itself.
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
