import type { WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'

/**
 * Creates a core of the SDK that connects to the relay only. By default it also
 * asks a verification server on the internet about the app, and sends telemetry.
 */
export async function createCore(
  parameters: createCore.Parameters,
): Promise<{ core: WalletKitTypes.Options['core']; stop(): Promise<void> }> {
  const { prefix, projectId, relayUrl, storage } = parameters
  const core = new Core({
    projectId,
    relayUrl,
    customStoragePrefix: prefix,
    logger: 'silent',
    telemetryEnabled: false,
    ...(storage && { storage }),
  })
  // The SDK accepts `undefined`, although its types do not.
  const silent = async () => undefined as never
  core.verify.resolve = silent
  core.verify.register = silent
  core.eventClient.init = silent
  await core.start()
  return {
    core: core as WalletKitTypes.Options['core'],
    async stop() {
      core.heartbeat.stop()
      await core.relayer.transportClose().catch(() => {})
      // The SDK caches a core by its prefix and would return this one again.
      const name = `_walletConnectCore_${prefix}`
      Reflect.deleteProperty(globalThis, name)
      Reflect.deleteProperty(globalThis, `${name}_count`)
    },
  }
}

export declare namespace createCore {
  type Parameters = {
    /** Prefix of the storage keys; unique within a process or origin. */
    prefix: string
    projectId: string
    relayUrl: string
    /** Default: IndexedDB. */
    storage?:
      | NonNullable<ConstructorParameters<typeof Core>[0]>['storage']
      | undefined
  }
}
