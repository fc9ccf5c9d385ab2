import type { Config, Connector } from 'wagmi'
import { FRAME_LOAD_TIMEOUT_MS } from '../core/constants.js'
import { WalletTimeoutError } from '../core/errors/connection.js'
import { withTimeout } from '../core/promise/withTimeout.js'
import { waitForReconnect } from './waitForReconnect.js'

/**
 * Takes up the connection of a connector that was too slow for wagmi's
 * reconnect, such as one whose code is fetched over a bad line. It comes in the
 * way wallets connect by themselves, and does not take the place of the wallet
 * that is active, unless it was used last.
 *
 * Nothing comes after 20 s, nor once somebody has disconnected.
 */
export async function takeUpLate(
  parameters: takeUpLate.Parameters,
): Promise<void> {
  const { config, connect, connector, isAuthorized, promise } = parameters
  let isOver = false
  const stop = config.subscribe(
    ({ status }) => status,
    (status, before) => {
      if (status === 'disconnected' && before === 'connected') isOver = true
    },
  )

  async function run() {
    await promise
    const answer: unknown = await isAuthorized.call(connector)
    if (answer !== true || isOver) return
    const data = await connect.call(connector, { isReconnecting: true })
    await waitForReconnect(config)
    const { connections, current } = config.state
    if (isOver || connections.has(connector.uid)) return
    if (!Array.isArray(data?.accounts) || !data.accounts[0]) return
    const recent = await config.storage?.getItem('recentConnectorId')
    connector.emitter.emit('connect', data as never)
    if (current && recent !== connector.id)
      config.setState((state) => ({ ...state, current }))
  }

  try {
    await withTimeout(run(), {
      ms: FRAME_LOAD_TIMEOUT_MS,
      error: () => new WalletTimeoutError(),
    })
  } finally {
    isOver = true
    stop()
  }
}

export declare namespace takeUpLate {
  type Parameters = {
    config: Config
    connect: Connector['connect']
    connector: Connector
    isAuthorized: Connector['isAuthorized']
    /** What did not come in time. */
    promise: PromiseLike<unknown>
  }
}
