import type { Config } from 'wagmi'

/**
 * Waits while wagmi is connecting something: what a connector says meanwhile
 * would be lost, and what is connected meanwhile too.
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
