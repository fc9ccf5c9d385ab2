import type { Config } from 'wagmi'
import { isReconnectingKept } from '../session/isReconnectingKept.js'
import type { Workarounds } from './types.js'

/**
 * If nothing is active, wagmi's reconnect has the status `connecting`, like a
 * user's connect request, and it drops wallets that connect while it runs.
 *
 * Seen in @wagmi/core 3.0.0 to 3.6.5 (wagmi 3.0.0 to 3.7.7).
 * https://github.com/wevm/wagmi/blob/@wagmi/core@3.6.5/packages/core/src/actions/reconnect.ts#L30-L90
 *
 * Without it a wallet that is clicked while the page loads connects and is
 * gone again a moment later. `connectWallet` waits instead. Only the requests
 * that `trackRequests` records tell the two apart, so `connecting` counts only
 * while they are recorded.
 */
export function isReconnecting(parameters: {
  config: Config
  workarounds: Pick<Workarounds, 'isApplied' | 'requests'>
}): boolean {
  const { config, workarounds } = parameters
  const { status } = config.state
  if (status !== 'connecting')
    return status === 'reconnecting' && !isReconnectingKept(config)
  return workarounds.isApplied() && workarounds.requests.size === 0
}
