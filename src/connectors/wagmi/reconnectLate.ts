import type { Config, Connector } from 'wagmi'
import { FRAME_LOAD_TIMEOUT_MS } from '../../core/constants/frame.js'
import { sleep } from '../../core/promise/sleep.js'
import type { ConnectorMethods } from './types.js'
import { waitForReconnect } from './waitForReconnect.js'

/**
 * wagmi checks each connector once when the page loads. A connector that
 * `limitReconnect` has skipped is never checked again, and a `connect` event
 * makes its wallet the active one, whichever was used last.
 *
 * Seen in @wagmi/core 3.0.0 to 3.6.5 (wagmi 3.0.0 to 3.7.7).
 * https://github.com/wevm/wagmi/blob/@wagmi/core@3.6.5/packages/core/src/createConfig.ts#L359-L388
 *
 * Without it a wallet whose code loads slowly is disconnected after a reload.
 * The late wallet joins with a `connect` event, like wallets that connect by
 * themselves. It becomes active only if nothing else is active or it was used
 * last. It does not join after 20 s, or once the user has disconnected.
 */
export async function reconnectLate(
  parameters: reconnectLate.Parameters,
): Promise<void> {
  const { config, connector, inner, isApplied, promise } = parameters
  const life = new AbortController()
  const stop = config.subscribe(
    ({ status }) => status,
    (status, before) => {
      if (status === 'disconnected' && before === 'connected') life.abort()
    },
  )
  sleep(FRAME_LOAD_TIMEOUT_MS, life.signal).then(() => {
    life.abort()
    stop()
  })
  const isWanted = () => !life.signal.aborted && isApplied()

  try {
    await promise
    if (!isWanted() || (await inner.isAuthorized()) !== true) return
    if (!isWanted()) return
    const data = await inner.connect({ isReconnecting: true })
    await waitForReconnect(config)
    const recent = await config.storage?.getItem('recentConnectorId')
    const { connections, current } = config.state
    if (!isWanted() || connections.has(connector.uid)) return
    if (!Array.isArray(data?.accounts) || !data.accounts[0]) return
    connector.emitter.emit('connect', data as never)
    // The connection that `keepReconnecting` shows is gone by now.
    const isActive = !!current && config.state.connections.has(current)
    if (isActive && recent !== connector.id)
      config.setState((state) => ({ ...state, current }))
  } finally {
    life.abort()
  }
}

export declare namespace reconnectLate {
  type Parameters = {
    config: Config
    connector: Connector
    /** The connector's methods without the timeout. */
    inner: ConnectorMethods
    isApplied: () => boolean
    /** The call that timed out. */
    promise: PromiseLike<unknown>
  }
}
