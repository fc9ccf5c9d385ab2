import { KitError } from './base.js'

/** Thrown when the clusters passed to `solana()` are invalid. */
export class InvalidClustersError extends KitError<'INVALID_CLUSTERS'> {
  override name = 'InvalidClustersError'
  constructor(parameters: { details: string }) {
    super('The clusters passed to `solana()` are invalid', {
      code: 'INVALID_CLUSTERS',
      ...parameters,
    })
  }
}

/** Thrown when the kit was created without `solana()`. */
export class SolanaNotSetError extends KitError<'SOLANA_NOT_SET'> {
  override name = 'SolanaNotSetError'
  constructor() {
    super('Adapter not found', {
      code: 'SOLANA_NOT_SET',
      details: 'Pass `solana: solana()` from `latchkey/solana` to `createKit`.',
      sentToNetwork: 'no',
    })
  }
}

/** Thrown when the wallet connects but shares no account. */
export class NoAccountError extends KitError<'NO_ACCOUNT'> {
  override name = 'NoAccountError'
  constructor() {
    super(
      'The wallet did not share an account with this page. Allow one in the wallet and connect again',
      {
        code: 'NO_ACCOUNT',
        sentToNetwork: 'no',
      },
    )
  }
}

/** Thrown when the wallet fails with a wallet-specific error. */
export class WalletFailedError extends KitError<'WALLET_FAILED'> {
  override name = 'WalletFailedError'
  constructor(parameters: { cause?: unknown; details?: string | undefined }) {
    super("Your wallet couldn't do this", {
      code: 'WALLET_FAILED',
      ...parameters,
    })
  }
}

/** Thrown when the wallet's signature is malformed or not from the account. */
export class InvalidSolanaSignatureError extends KitError<'INVALID_SIGNATURE'> {
  override name = 'InvalidSolanaSignatureError'
  constructor(parameters: { details?: string | undefined } = {}) {
    super('Your wallet returned an invalid signature', {
      code: 'INVALID_SIGNATURE',
      ...parameters,
    })
  }
}

/** Thrown when the bytes to sign are not a transaction. */
export class InvalidTransactionError extends KitError<'INVALID_TRANSACTION'> {
  override name = 'InvalidTransactionError'
  constructor(parameters: { cause?: unknown } = {}) {
    super('The bytes to sign are not a valid transaction', {
      code: 'INVALID_TRANSACTION',
      sentToNetwork: 'no',
      ...parameters,
    })
  }
}
