import type { Connection, Connector } from 'wagmi'
import { DISCONNECT_TIMEOUT_MS, WALLET_CONNECT_ID } from '../core/constants.js'
import { WalletTimeoutError } from '../core/errors/connection.js'
import { getErrorChain } from '../core/errors/getErrorChain.js'
import { getMember } from '../core/errors/getMember.js'
import { forgetLink } from '../core/link/forgetLink.js'
import { withTimeout } from '../core/promise/withTimeout.js'
import type { Kit } from '../createKit.js'

/**
 * Disconnects one wallet, also one that is not restored yet. A wallet that does
 * not answer within 5 s, or that has left the page, is let go of here, and is
 * not taken up when the page loads again.
 *
 * @throws what the wallet throws; it is connected then
 */
export async function endConnection(
  kit: Kit,
  { connector }: Connection,
): Promise<void> {
  const { config } = kit
  const isReal = typeof connector.disconnect === 'function'
  // Restored from storage and not reconnected yet: only its id is real.
  const real = isReal
    ? connector
    : config.connectors.find(({ id }) => id === connector.id)
  if (real) await leave(kit, real)
  if (connector.id === WALLET_CONNECT_ID) forgetLink()
  const { current } = config.state
  // In the way in which wallets leave by themselves: wagmi's own `disconnect`
  // drops what was connected while it waited.
  if (isReal) connector.emitter.emit('disconnect')
  drop(kit, { current, uid: connector.uid })
  await rememberCurrent(kit)
}

async function leave({ config, logger }: Kit, connector: Connector) {
  try {
    await withTimeout((async () => connector.disconnect())(), {
      ms: DISCONNECT_TIMEOUT_MS,
      error: () => new WalletTimeoutError(),
    })
  } catch (error) {
    if (!isGone(error)) throw error
    logger.warn('a wallet was not disconnected cleanly', error)
    const storage = config.storage as Storage | null | undefined
    // The mark of wagmi's own connectors for it.
    await storage?.setItem(`${connector.id}.disconnected`, true)
  }
}

/** By name: an app can hold two copies of wagmi. */
function isGone(error: unknown) {
  return getErrorChain(error).some(
    (item) =>
      item instanceof WalletTimeoutError ||
      getMember(item, 'name') === 'ProviderNotFoundError',
  )
}

/** wagmi makes the first one active, also when that was not asked for. */
function drop(
  { config }: Kit,
  parameters: { current: string | null; uid: string },
) {
  config.setState((state) => {
    const connections = new Map(state.connections)
    connections.delete(parameters.uid)
    const current =
      [parameters.current, ...connections.keys()].find(
        (uid) => uid !== null && connections.has(uid),
      ) ?? null
    return current === null
      ? { ...state, connections, current, status: 'disconnected' }
      : { ...state, connections, current }
  })
}

async function rememberCurrent({ config }: Kit) {
  const { connections, current } = config.state
  const id = current && connections.get(current)?.connector.id
  if (id) await config.storage?.setItem('recentConnectorId', id)
}

type Storage = { setItem(key: string, value: unknown): unknown }
