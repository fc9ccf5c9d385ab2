import type { Config } from 'wagmi'
import type { Alert } from '../core/notice.js'
import { safeAppOrigin } from '../core/options/safe.js'
import type { Pairing } from '../core/ports/pairing.js'
import { chooseSafe } from './chooseSafe.js'
import { guardConnectors } from './guardConnectors.js'
import { hearChanges } from './hearChanges.js'
import { keepActive } from './keepActive.js'

/**
 * Follows what comes to a config by itself while somebody has the kit mounted:
 * announced wallets, failures of WalletConnect, and the app of Safe around the
 * page.
 */
export function followConfig(parameters: followConfig.Parameters): () => void {
  const { config, isTakenUp, onAlert, pairing } = parameters
  const guard = () => guardConnectors(config, isTakenUp)
  guard()
  const stops = [
    hearChanges(config),
    keepActive(config),
    config._internal.connectors.subscribe(guard),
    pairing?.on((event) => {
      if (event.type === 'failure' && event.alert) onAlert(event.alert)
    }),
  ]
  if (globalThis.location?.ancestorOrigins?.[0] === safeAppOrigin)
    chooseSafe(config).catch(() => {})
  return () => {
    for (const stop of stops) stop?.()
  }
}

export declare namespace followConfig {
  type Parameters = {
    config: Config
    /** Whether connections of an earlier visit are taken up. */
    isTakenUp: boolean
    onAlert: (alert: Alert) => void
    pairing: Pairing | undefined
  }
}
