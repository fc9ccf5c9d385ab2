import { KitError } from './base.js'

/** No part of the kit can connect wallets of this kind of network. */
export class AdapterNotFoundError extends KitError<'ADAPTER_NOT_FOUND'> {
  override name = 'AdapterNotFoundError'
  constructor(parameters: { namespace: string }) {
    super('Adapter not found', {
      code: 'ADAPTER_NOT_FOUND',
      details: parameters.namespace,
    })
  }
}

/** The embedded wallet has accounts on EVM chains and Solana only. */
export class EmbeddedNamespaceError extends KitError<'EMBEDDED_NAMESPACE'> {
  override name = 'EmbeddedNamespaceError'
  constructor(parameters: { namespace: string }) {
    super("The email wallet isn't available on this kind of network", {
      code: 'EMBEDDED_NAMESPACE',
      details: parameters.namespace,
    })
  }
}

/** The wallet that was to be connected is not in this browser. */
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
