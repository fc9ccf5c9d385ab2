import type { Config } from 'wagmi'
import { isReconnectingKept } from '../session/isReconnectingKept.js'

/**
 * Waits while wagmi connects or reconnects: it ignores `connect` events
 * meanwhile, and a reconnect drops wallets that connect meanwhile. Does not
 * wait for `keepReconnecting`.
 *
 * @param isBusy - default any request, of a user or of wagmi's reconnect
 */
export function waitForReconnect(
  config: Config,
  isBusy = ({ status }: Config['state']) =>
    status === 'connecting' ||
    (status === 'reconnecting' && !isReconnectingKept(config)),
): Promise<void> {
  return new Promise((resolve) => {
    if (!isBusy(config.state)) return resolve()
    const stop = config.subscribe(
      ({ status }) => status,
      () => {
        if (isBusy(config.state)) return
        stop()
        resolve()
      },
    )
  })
}
