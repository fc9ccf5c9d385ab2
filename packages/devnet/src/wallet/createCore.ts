import type { WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'

/**
 * A core of one's own that speaks to the relay and to nobody else: it would
 * ask a server on the internet about the app, and report what goes wrong.
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
  // The SDK takes nothing for an answer, though its types do not.
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
      // Else the next one with this prefix would be this one.
      const name = `_walletConnectCore_${prefix}`
      Reflect.deleteProperty(globalThis, name)
      Reflect.deleteProperty(globalThis, `${name}_count`)
    },
  }
}

export declare namespace createCore {
  type Parameters = {
    /** Keeps wallets of one process and one origin apart. */
    prefix: string
    projectId: string
    relayUrl: string
    /** Default: IndexedDB. */
    storage?:
      | NonNullable<ConstructorParameters<typeof Core>[0]>['storage']
      | undefined
  }
}
