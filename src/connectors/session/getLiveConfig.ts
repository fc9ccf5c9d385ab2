import type { CreateConnectorFn } from 'wagmi'
import { type LiveConfig, liveConfig } from './liveConfig.js'

/**
 * Returns the config of a connector once its chains have changed. Connectors
 * only receive the chains it was created with.
 *
 * @returns `undefined` while these are the chains
 */
export function getLiveConfig({
  emitter,
}: Pick<Parameters<CreateConnectorFn>[0], 'emitter'>): LiveConfig | undefined {
  return Reflect.get(emitter, liveConfig)
}
