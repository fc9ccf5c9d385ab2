import type { PairingOptions } from '../../core/ports/pairing.js'
import type { createSdkStorage } from './createSdkStorage.js'
import { createSilentLogger } from './createSilentLogger.js'
import { getPageMetadata } from './getPageMetadata.js'
import type { Sdk, SdkProvider } from './sdk.js'

/**
 * Starts one instance of the library, as no more than the owner of its client:
 * the provider's own listeners take Solana's events for Ethereum's, and its
 * own restoring ends a session without Ethereum accounts.
 */
export async function startSdk(
  { EthereumProvider }: Sdk,
  parameters: startSdk.Parameters,
): Promise<SdkProvider> {
  const { options, storage } = parameters
  const { hosts, metadata, projectId } = options
  const prefix = `${projectId}@${new URL(hosts.relay).host}`
  const settings = {
    projectId,
    metadata: metadata ?? getPageMetadata(),
    showQrModal: false,
    // Wanted by the provider; proposals name their own.
    optionalChains: [1],
    rpcMap: {},
    relayUrl: hosts.relay,
    storage,
    customStoragePrefix: prefix,
    telemetryEnabled: false,
    disableProviderPing: true,
    logger: createSilentLogger(),
  }
  forgetGlobals(prefix)
  try {
    const provider = new EthereumProvider()
    if (!provider.initialize) return await EthereumProvider.init(settings)
    Object.assign(provider, {
      registerEventListeners() {},
      async loadPersistedSession() {},
    })
    await provider.initialize(settings)
    return provider
  } finally {
    forgetGlobals(prefix)
  }
}

export declare namespace startSdk {
  type Parameters = {
    options: PairingOptions
    storage: createSdkStorage.ReturnType
  }
}

/**
 * The library keeps its last core here, and warns when a second is made; who
 * owns the instance is settled by `openCore`.
 */
function forgetGlobals(prefix: string) {
  const key = `_walletConnectCore_${prefix}`
  Reflect.deleteProperty(globalThis, key)
  Reflect.deleteProperty(globalThis, `${key}_count`)
}
