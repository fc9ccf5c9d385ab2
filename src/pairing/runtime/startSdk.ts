import { getPageMetadata } from '../../core/page/getPageMetadata.js'
import type { PairingOptions } from '../../core/ports/pairing.js'
import type { createSdkStorage } from './createSdkStorage.js'
import type { Sdk, SdkProvider } from './sdk.js'

/**
 * Starts one instance of the library, only to own its client: the provider's
 * own listeners mistake Solana events for Ethereum events, and its own restore
 * ends a session without Ethereum accounts.
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
    // Required by the provider; proposals name their own chains.
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
 * Removes the library's globals: it keeps its last core there, and warns when
 * a second one is created. `openCore` manages the instances.
 */
function forgetGlobals(prefix: string) {
  const key = `_walletConnectCore_${prefix}`
  Reflect.deleteProperty(globalThis, key)
  Reflect.deleteProperty(globalThis, `${key}_count`)
}

const nothing = () => {}

type SilentLogger = {
  level: string
  child(): SilentLogger
} & Record<
  'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal',
  (...data: unknown[]) => void
>

/**
 * Creates a logger that the library accepts and that keeps and prints nothing:
 * the library logs keys and pairing URIs.
 */
function createSilentLogger(): SilentLogger {
  return {
    level: 'silent',
    trace: nothing,
    debug: nothing,
    info: nothing,
    warn: nothing,
    error: nothing,
    fatal: nothing,
    child: createSilentLogger,
  }
}
