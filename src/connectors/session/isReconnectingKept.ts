import type { Config } from 'wagmi'
import { mountedConfig } from './mountedConfig.js'

/**
 * Whether the status `reconnecting` is that of `keepReconnecting`, which marks
 * the config meanwhile.
 */
export const isReconnectingKept = (config: Config): boolean =>
  Reflect.has(config, mountedConfig)
