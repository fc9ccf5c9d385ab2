import { KitError } from './base.js'

/** Thrown when the kit has no adapter for wallets of this namespace. */
export class AdapterNotFoundError extends KitError<'ADAPTER_NOT_FOUND'> {
  override name = 'AdapterNotFoundError'
  constructor(parameters: { namespace: string }) {
    super('Adapter not found', {
      code: 'ADAPTER_NOT_FOUND',
      details: parameters.namespace,
    })
  }
}

/**
 * Thrown when the embedded wallet is used with a namespace other than EVM and
 * Solana.
 */
export class EmbeddedNamespaceError extends KitError<'EMBEDDED_NAMESPACE'> {
  override name = 'EmbeddedNamespaceError'
  constructor(parameters: { namespace: string }) {
    super("The email wallet isn't available on this kind of network", {
      code: 'EMBEDDED_NAMESPACE',
      details: parameters.namespace,
    })
  }
}

/** Thrown when the wallet to connect is not installed in this browser. */
export class WalletNotInstalledError extends KitError<'WALLET_NOT_INSTALLED'> {
  override name = 'WalletNotInstalledError'
  constructor(parameters: { cause?: unknown; walletId: string }) {
    const { walletId, ...rest } = parameters
    super("This wallet isn't installed", {
      code: 'WALLET_NOT_INSTALLED',
      details: walletId,
      ...rest,
    })
  }
}
