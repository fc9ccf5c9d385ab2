import type { Config } from 'wagmi'

/**
 * Waits while wagmi connects or reconnects: it ignores `connect` events
 * meanwhile, and a reconnect drops wallets that connect meanwhile.
 *
 * @param isBusy - default any request, of a user or of wagmi's reconnect
 */
export function waitForReconnect(
  config: Config,
  isBusy = (status: Config['state']['status']) => status.endsWith('onnecting'),
): Promise<void> {
  return new Promise((resolve) => {
    if (!isBusy(config.state.status)) return resolve()
    const stop = config.subscribe(
      ({ status }) => status,
      (status) => {
        if (isBusy(status)) return
        stop()
        resolve()
      },
    )
  })
}
