import { KitError } from './base.js'

type Row = readonly [sentence: string, sentToNetwork: 'no' | 'yes' | 'unknown']

/**
 * All known transaction failures: the message, which also says what it means
 * for the money, and whether the transaction may have been sent.
 */
const rows = {
  EXECUTION_REVERTED: [
    'The contract would reject this transaction. Nothing was sent',
    'no',
  ],
  TRANSACTION_REVERTED: [
    'The transaction failed on the network. Only the network fee was spent',
    'yes',
  ],
  FEE_CAP_TOO_HIGH: ['The maximum fee is too high. Nothing was sent', 'no'],
  FEE_CAP_TOO_LOW: [
    'The maximum fee is below the current network fee. Nothing was sent',
    'no',
  ],
  NONCE_TOO_HIGH: [
    'An earlier transaction from this account is missing. Nothing was sent',
    'no',
  ],
  TRANSACTION_REPLACED: [
    'Another transaction replaced this one. Nothing was sent',
    'no',
  ],
  TRANSACTION_CANCELLED: [
    'The transaction was cancelled in the wallet. Nothing was sent',
    'no',
  ],
  // Nodes also return this for a duplicate of a transaction already sent.
  NONCE_TOO_LOW: [
    'This transaction may already have been sent. Check your activity before trying again',
    'unknown',
  ],
  TRANSACTION_NOT_ACCEPTED: [
    'The network never received this transaction. Nothing was sent',
    'no',
  ],
  NONCE_MAX_VALUE: [
    'This account has reached its transaction limit. Nothing was sent',
    'no',
  ],
  INSUFFICIENT_FUNDS: [
    'Not enough balance for the amount and the network fee. Nothing was sent',
    'no',
  ],
  INTRINSIC_GAS_TOO_HIGH: [
    'The transaction needs more gas than a block allows. Nothing was sent',
    'no',
  ],
  INTRINSIC_GAS_TOO_LOW: ['The gas limit is too low. Nothing was sent', 'no'],
  TIP_ABOVE_FEE_CAP: [
    'The tip is above the maximum fee. Nothing was sent',
    'no',
  ],
  TRANSACTION_TYPE_NOT_SUPPORTED: [
    'The network does not support this type of transaction. Nothing was sent',
    'no',
  ],
  BLOB_EMPTY: ['The blob has no data. Nothing was sent', 'no'],
  BLOB_TOO_LARGE: ['The blob is too large. Nothing was sent', 'no'],
  INVALID_BLOB_DATA: [
    'The blob is neither bytes nor hex. Nothing was sent',
    'no',
  ],
  INVALID_VERSIONED_HASH_SIZE: [
    'The hash of a blob has the wrong size. Nothing was sent',
    'no',
  ],
  INVALID_VERSIONED_HASH_VERSION: [
    'The hash of a blob has the wrong version. Nothing was sent',
    'no',
  ],
  FEE_CONFLICT: [
    'The fee was set in two conflicting ways. Nothing was sent',
    'no',
  ],
  INVALID_LEGACY_V: [
    'The signature has a wrong `v`, expected 27 or 28. Nothing was sent',
    'no',
  ],
  TRANSACTION_TYPE_UNKNOWN: [
    "The transaction type can't be inferred from its fields. Nothing was sent",
    'no',
  ],
  INVALID_STORAGE_KEY_SIZE: [
    'A storage key has the wrong size, expected 32 bytes. Nothing was sent',
    'no',
  ],
  TRANSACTION_NOT_FOUND: [
    "The network doesn't know this transaction yet. Check again before sending another",
    'unknown',
  ],
  RECEIPT_NOT_FOUND: [
    "The transaction isn't confirmed yet. Check again before sending another",
    'unknown',
  ],
  RECEIPT_TIMEOUT: [
    "The transaction was sent but isn't confirmed yet. Don't send it again",
    'yes',
  ],
} as const satisfies Record<string, Row>

/** Codes of the transaction errors. */
export type TransactionCode = keyof typeof rows

/**
 * Thrown when a transaction fails in a known way. `sentToNetwork` tells
 * whether it may have been sent. Unless it is `no`, do not make the same
 * payment again.
 *
 * @example
 * if (error instanceof TransactionError && error.code === 'FEE_CAP_TOO_LOW')
 *   retry()
 */
export class TransactionError<
  code extends TransactionCode = TransactionCode,
> extends KitError<code> {
  override name = 'TransactionError'
  /** ID for `getSendStatus`. Only set while the outcome is open. */
  readonly sendId: string | undefined
  constructor(parameters: {
    code: code
    cause?: unknown
    details?: string | undefined
    sendId?: string | undefined
  }) {
    const { sendId, ...rest } = parameters
    const [sentence, sentToNetwork] = rows[parameters.code]
    super(sentence, { sentToNetwork, ...rest })
    this.sendId = sendId
  }
}

/**
 * Thrown when a transaction was handed over but its outcome is unknown. Look
 * up `hash`, or the account's `nonce`, before sending again.
 */
export class TransactionUnknownError extends KitError<'TRANSACTION_UNKNOWN'> {
  override name = 'TransactionUnknownError'
  readonly hash: string | undefined
  readonly nonce: number | undefined
  /** ID for `getSendStatus`, if the send was recorded. */
  readonly sendId: string | undefined
  constructor(
    parameters: {
      cause?: unknown
      details?: string | undefined
      hash?: string | undefined
      nonce?: number | undefined
      sendId?: string | undefined
    } = {},
  ) {
    super(
      "We couldn't confirm this was sent. Check your activity before trying again",
      {
        code: 'TRANSACTION_UNKNOWN',
        cause: parameters.cause,
        details: parameters.details,
        sentToNetwork: 'unknown',
      },
    )
    this.hash = parameters.hash
    this.nonce = parameters.nonce
    this.sendId = parameters.sendId
  }
}

/** Thrown when the account's wallet cannot undo the upgrade of an account. */
export class AccountResetUnsupportedError extends KitError<'ACCOUNT_RESET_UNSUPPORTED'> {
  override name = 'AccountResetUnsupportedError'
  constructor() {
    super('This wallet cannot turn off its smart account', {
      code: 'ACCOUNT_RESET_UNSUPPORTED',
      details:
        'Only EVM accounts of the embedded wallet can be reset, with a frame that knows `wallet_resetAccount`.',
      sentToNetwork: 'no',
    })
  }
}

/** Thrown when the wallet's answer does not say that it reset the account. */
export class AccountNotResetError extends KitError<'ACCOUNT_NOT_RESET'> {
  override name = 'AccountNotResetError'
  constructor() {
    super('The wallet did not turn off the smart account', {
      code: 'ACCOUNT_NOT_RESET',
      details: 'Its answer to `wallet_resetAccount` is malformed.',
      sentToNetwork: 'unknown',
    })
  }
}
