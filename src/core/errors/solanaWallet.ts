import { KitError } from './base.js'

/** The list of clusters given to `solana()` cannot be used. */
export class InvalidClustersError extends KitError<'INVALID_CLUSTERS'> {
  override name = 'InvalidClustersError'
  constructor(parameters: { details: string }) {
    super('The clusters given to `solana()` cannot be used', {
      code: 'INVALID_CLUSTERS',
      ...parameters,
    })
  }
}

/** The kit was made without `solana()`. */
export class SolanaNotSetError extends KitError<'SOLANA_NOT_SET'> {
  override name = 'SolanaNotSetError'
  constructor() {
    super('Adapter not found', {
      code: 'SOLANA_NOT_SET',
      details: 'Give `createKit` `solana: solana()` of `latchkey/solana`.',
      sentToNetwork: 'no',
    })
  }
}

/** The wallet was connected, but shares no account. */
export class NoAccountError extends KitError<'NO_ACCOUNT'> {
  override name = 'NoAccountError'
  constructor() {
    super('The wallet shares no account with this page', {
      code: 'NO_ACCOUNT',
      sentToNetwork: 'no',
    })
  }
}

/** The wallet has failed in a way of its own. */
export class WalletFailedError extends KitError<'WALLET_FAILED'> {
  override name = 'WalletFailedError'
  constructor(parameters: { cause?: unknown; details?: string | undefined }) {
    super("Your wallet couldn't do this", {
      code: 'WALLET_FAILED',
      ...parameters,
    })
  }
}

/** The wallet's signature is not one, or not of the account. */
export class InvalidSolanaSignatureError extends KitError<'INVALID_SIGNATURE'> {
  override name = 'InvalidSolanaSignatureError'
  constructor(parameters: { details?: string | undefined } = {}) {
    super('Your wallet returned an invalid signature', {
      code: 'INVALID_SIGNATURE',
      ...parameters,
    })
  }
}

/** The bytes given to be signed are no transaction. */
export class InvalidTransactionError extends KitError<'INVALID_TRANSACTION'> {
  override name = 'InvalidTransactionError'
  constructor(parameters: { cause?: unknown } = {}) {
    super('This is not a transaction', {
      code: 'INVALID_TRANSACTION',
      sentToNetwork: 'no',
      ...parameters,
    })
  }
}
