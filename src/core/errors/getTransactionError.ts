import { KitError } from './base.js'
import { getErrorChain } from './getErrorChain.js'
import { getErrorText } from './getErrorText.js'
import { getKitError } from './getKitError.js'
import { getMember } from './getMember.js'
import { getWalletError } from './getWalletError.js'
import { InvalidReceiverError } from './send.js'
import {
  type TransactionCode,
  TransactionError,
  TransactionUnknownError,
} from './transaction.js'

/** Code nodes return for a call that reverts. */
const EXECUTION_REVERTED = 3

/**
 * viem's errors by name. viem's root does not export all of them, and
 * `instanceof` fails between two copies of viem.
 */
const codeByName = new Map<unknown, TransactionCode | 'INVALID_ADDRESS'>([
  ['ExecutionRevertedError', 'EXECUTION_REVERTED'],
  ['ContractFunctionRevertedError', 'EXECUTION_REVERTED'],
  ['TransactionReceiptRevertedError', 'TRANSACTION_REVERTED'],
  ['FeeCapTooHighError', 'FEE_CAP_TOO_HIGH'],
  ['FeeCapTooLowError', 'FEE_CAP_TOO_LOW'],
  ['NonceTooHighError', 'NONCE_TOO_HIGH'],
  ['NonceTooLowError', 'NONCE_TOO_LOW'],
  ['NonceMaxValueError', 'NONCE_MAX_VALUE'],
  ['InsufficientFundsError', 'INSUFFICIENT_FUNDS'],
  ['IntrinsicGasTooHighError', 'INTRINSIC_GAS_TOO_HIGH'],
  ['IntrinsicGasTooLowError', 'INTRINSIC_GAS_TOO_LOW'],
  ['TipAboveFeeCapError', 'TIP_ABOVE_FEE_CAP'],
  ['MaxFeePerGasTooLowError', 'TIP_ABOVE_FEE_CAP'],
  ['TransactionTypeNotSupportedError', 'TRANSACTION_TYPE_NOT_SUPPORTED'],
  ['Eip1559FeesNotSupportedError', 'TRANSACTION_TYPE_NOT_SUPPORTED'],
  ['InvalidSerializedTransactionType', 'TRANSACTION_TYPE_NOT_SUPPORTED'],
  ['InvalidAddressError', 'INVALID_ADDRESS'],
  ['EmptyBlobError', 'BLOB_EMPTY'],
  ['BlobSizeTooLargeError', 'BLOB_TOO_LARGE'],
  ['InvalidVersionedHashSizeError', 'INVALID_VERSIONED_HASH_SIZE'],
  ['InvalidVersionedHashVersionError', 'INVALID_VERSIONED_HASH_VERSION'],
  ['FeeConflictError', 'FEE_CONFLICT'],
  ['InvalidLegacyVError', 'INVALID_LEGACY_V'],
  ['InvalidSerializableTransactionError', 'TRANSACTION_TYPE_UNKNOWN'],
  ['InvalidStorageKeySizeError', 'INVALID_STORAGE_KEY_SIZE'],
  ['TransactionNotFoundError', 'TRANSACTION_NOT_FOUND'],
  ['TransactionReceiptNotFoundError', 'RECEIPT_NOT_FOUND'],
  ['WaitForTransactionReceiptTimeoutError', 'RECEIPT_TIMEOUT'],
])

/**
 * Node messages, in the order in which viem checks them. They are copied from
 * viem's classes (`nodeMessage`) so that the page does not have to load those.
 */
const codeByText: readonly (readonly [RegExp, TransactionCode])[] = [
  [/execution reverted|gas required exceeds allowance/, 'EXECUTION_REVERTED'],
  [
    /max fee per gas higher than 2\^256-1|fee cap higher than 2\^256-1/,
    'FEE_CAP_TOO_HIGH',
  ],
  [
    /max fee per gas less than block base fee|fee cap less than block base fee|transaction is outdated/,
    'FEE_CAP_TOO_LOW',
  ],
  [/nonce too high/, 'NONCE_TOO_HIGH'],
  [/nonce too low|transaction already imported|already known/, 'NONCE_TOO_LOW'],
  [/nonce has max value/, 'NONCE_MAX_VALUE'],
  [
    /insufficient funds|exceeds transaction sender account balance/,
    'INSUFFICIENT_FUNDS',
  ],
  [
    /intrinsic gas too high|gas limit reached|exceeds block gas limit/,
    'INTRINSIC_GAS_TOO_HIGH',
  ],
  [/intrinsic gas too low/, 'INTRINSIC_GAS_TOO_LOW'],
  [
    /transaction type not valid|transaction type not supported/,
    'TRANSACTION_TYPE_NOT_SUPPORTED',
  ],
  [
    /max priority fee per gas higher than max fee per gas|tip higher than fee cap/,
    'TIP_ABOVE_FEE_CAP',
  ],
]

/**
 * Converts a failed transaction into an error that says why it failed and
 * whether anything was sent.
 *
 * In this order: a `KitError` is returned as is. A user rejection is returned
 * as viem's `UserRejectedRequestError`, at any depth. A known failure becomes
 * a `TransactionError` (`InvalidReceiverError` for an address), matched by
 * viem's class or the node's message. Any other wallet error of EIP-1193 or
 * EIP-1474 is returned as viem's class. Everything else may have been sent and
 * becomes a `TransactionUnknownError`, unless `sentToNetwork` is `no`.
 *
 * @param error - anything that was thrown
 * @param options.sentToNetwork - `no` while nothing was passed to a wallet;
 * default `unknown`
 * @param options.hash - transaction hash, if the wallet returned it
 * @param options.nonce - nonce of the account before the transaction
 *
 * @example
 * try {
 *   await sendTransaction(config, request)
 * } catch (error) {
 *   throw getTransactionError(error, { nonce })
 * }
 */
export function getTransactionError(
  error: unknown,
  options: getTransactionError.Options = {},
): getTransactionError.ReturnType {
  const { hash, nonce, sentToNetwork = 'unknown' } = options
  if (error instanceof KitError) return error
  const wallet = getWalletError(error)
  if (wallet?.code === 4001) return wallet
  const chain = getErrorChain(error)
  const known =
    chain.find((item) => item instanceof KitError) ??
    fromName(chain, error) ??
    fromText(chain, error) ??
    wallet
  if (known) return known
  if (sentToNetwork === 'no') return getKitError(error)
  const details = getErrorText(error)
  return new TransactionUnknownError({ cause: error, details, hash, nonce })
}

export declare namespace getTransactionError {
  type Options = {
    sentToNetwork?: 'no' | 'unknown' | undefined
    hash?: string | undefined
    nonce?: number | undefined
  }
  type ReturnType = getKitError.ReturnType
}

function fromName(chain: readonly unknown[], cause: unknown) {
  for (const item of chain) {
    const code = codeByName.get(getMember(item, 'name'))
    if (!code) continue
    // viem's message names the invalid value; the node's text may not.
    const text = getMember(item, 'shortMessage')
    const details = typeof text === 'string' ? text : getErrorText(item)
    return code === 'INVALID_ADDRESS'
      ? new InvalidReceiverError({ address: '', cause, details })
      : new TransactionError({ code, cause, details })
  }
  return undefined
}

/** Reads only errors from a wallet or node, which have a numeric code. */
function fromText(chain: readonly unknown[], cause: unknown) {
  const start = chain.findIndex(
    (item) => typeof getMember(item, 'code') === 'number',
  )
  if (start < 0) return undefined
  for (const item of chain.slice(start)) {
    if (getMember(item, 'code') === EXECUTION_REVERTED)
      return new TransactionError({
        code: 'EXECUTION_REVERTED',
        cause,
        details: getErrorText(item),
      })
    for (const details of getTexts(item)) {
      const text = details.toLowerCase()
      const row = codeByText.find(([pattern]) => pattern.test(text))
      if (row) return new TransactionError({ code: row[1], cause, details })
    }
  }
  return undefined
}

/** Wallets put the node's error in `data`, or one level below it. */
function getTexts(item: unknown): readonly string[] {
  const data = getMember(item, 'data')
  return [
    item,
    data,
    getMember(data, 'originalError'),
    getMember(data, 'cause'),
  ]
    .map(getErrorText)
    .filter((text) => text !== undefined)
}
