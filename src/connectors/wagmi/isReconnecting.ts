import type { Config } from 'wagmi'
import type { Workarounds } from './types.js'

/**
 * With nothing active wagmi's reconnect has the status `connecting`, as a
 * user's request has, and it drops what is connected while it runs.
 *
 * Seen in @wagmi/core 3.0.0 to 3.6.5 (wagmi 3.0.0 to 3.7.7).
 * https://github.com/wevm/wagmi/blob/@wagmi/core@3.6.5/packages/core/src/actions/reconnect.ts#L30-L90
 *
 * Without it a wallet that is clicked while the page still loads is connected,
 * and gone again a moment later. `connectWallet` waits instead. It can tell the
 * two apart by the requests that `trackRequests` notes, so only when those are
 * noted does `connecting` count.
 */
export function isReconnecting(parameters: {
  config: Config
  workarounds: Pick<Workarounds, 'isApplied' | 'requests'>
}): boolean {
  const { config, workarounds } = parameters
  const { status } = config.state
  if (status !== 'connecting') return status === 'reconnecting'
  return workarounds.isApplied() && workarounds.requests.size === 0
}
