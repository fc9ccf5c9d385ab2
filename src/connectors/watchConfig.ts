import type { Config } from 'wagmi'
import { loadModule } from '../core/loadModule.js'
import type { Alert } from '../core/notice.js'
import { safeAppOrigin } from '../core/options/safe.js'
import type { Pairing } from '../core/ports/pairing.js'
import type { Workarounds } from './wagmi/types.js'

/**
 * Watches a config while the kit is mounted: applies the workarounds, reports
 * WalletConnect failures, and connects the Safe whose app embeds the page.
 */
export function watchConfig(parameters: watchConfig.Parameters): () => void {
  const { config, isFirst, onAlert, pairing, workarounds } = parameters
  const stops = [
    workarounds.apply(),
    pairing?.on((event) => {
      if (event.type === 'failure' && event.alert) onAlert(event.alert)
    }),
  ]
  if (isFirst && globalThis.location?.ancestorOrigins?.[0] === safeAppOrigin)
    loadModule(() => import('./chooseSafe.js'))
      .then(({ chooseSafe }) => chooseSafe(config))
      .catch(() => {})
  return () => {
    for (const stop of stops) stop?.()
  }
}

export declare namespace watchConfig {
  type Parameters = {
    config: Config
    /** Whether this is the first mount, which connects the Safe. */
    isFirst: boolean
    onAlert: (alert: Alert) => void
    pairing: Pairing | undefined
    workarounds: Workarounds
  }
}
